ALTER TABLE "application" ADD COLUMN "news_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "wants_recap" boolean DEFAULT true NOT NULL;--> statement-breakpoint
-- They want no mail about applications, and were not reminded either.
UPDATE "company" SET "wants_recap" = false WHERE "application_mail" = 'ninguno';