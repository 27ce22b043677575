ALTER TABLE "offer" ADD COLUMN "asks_covering_note" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "offer" ADD COLUMN "application_limit" smallint;--> statement-breakpoint
ALTER TABLE "offer" ADD COLUMN "hides_names" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_application_limit_sane" CHECK ("offer"."application_limit" between 10 and 500);