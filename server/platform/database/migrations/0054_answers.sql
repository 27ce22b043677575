ALTER TABLE "application" ADD COLUMN "unanswered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "answer_days" smallint;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "answer_percent" smallint;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "reminded_on" date;--> statement-breakpoint
DROP TRIGGER company_announce ON company;--> statement-breakpoint
-- Offers show how their company answers.
CREATE TRIGGER company_announce AFTER UPDATE OF
  name, acronym, logo_key, province_id, municipality_id, verification, answer_days, answer_percent ON company
  FOR EACH STATEMENT EXECUTE FUNCTION announce_everything();
