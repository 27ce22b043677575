ALTER TABLE "application" ADD COLUMN "note_version" smallint;--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "note_accepted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_note_has_time" CHECK (("application"."note_version" is null) = ("application"."note_accepted_at" is null));