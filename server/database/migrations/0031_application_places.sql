ALTER TABLE "application" ADD COLUMN "covering_note" text;--> statement-breakpoint
ALTER TABLE "offer" ADD COLUMN "applications_taken" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_covering_note_sane" CHECK (length("application"."covering_note") <= 400);