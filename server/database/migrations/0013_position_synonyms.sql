ALTER TABLE "position" ADD COLUMN "cno" text;--> statement-breakpoint
ALTER TABLE "position" ADD COLUMN "synonyms" text[] DEFAULT '{}' NOT NULL;