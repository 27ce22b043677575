DROP INDEX "company_pending";--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
-- A copy at the company, since an index that holds the queue in its order needs the state and this in one table.
create function keep_asked_at() returns trigger
  language plpgsql
as $$
begin
  update company set asked_at = new.submitted_at where id = new.company_id and asked_at is distinct from new.submitted_at;
  return null;
end $$;
--> statement-breakpoint
create trigger company_verification_asked after insert or update of submitted_at on company_verification
  for each row execute function keep_asked_at();
--> statement-breakpoint
update company set asked_at = submitted_at from company_verification where company_id = id;
--> statement-breakpoint
CREATE INDEX "company_waits" ON "company" USING btree (coalesce("asked_at", "registered_on"::timestamp at time zone 'UTC'),"id");--> statement-breakpoint
CREATE INDEX "company_verification_state" ON "company" USING btree ("verification",coalesce("asked_at", "registered_on"::timestamp at time zone 'UTC'),"id") WHERE not "company"."suspended";--> statement-breakpoint
CREATE INDEX "company_suspended" ON "company" USING btree (coalesce("asked_at", "registered_on"::timestamp at time zone 'UTC'),"id") WHERE "company"."suspended";--> statement-breakpoint
CREATE INDEX "company_verified" ON "company" USING btree ("id") WHERE "company"."verified_on" is not null;--> statement-breakpoint
CREATE INDEX "company_verification_tax_number" ON "company_verification" USING btree ("tax_number");--> statement-breakpoint
CREATE INDEX "company_verification_legal_words" ON "company_verification" USING gin (to_tsvector('simple'::regconfig, plain_text("legal_name")));
