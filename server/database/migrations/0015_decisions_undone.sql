ALTER TABLE "offer_review" ADD COLUMN "raised" jsonb;--> statement-breakpoint
ALTER TABLE "offer_review" ADD COLUMN "undo" jsonb;--> statement-breakpoint
ALTER TABLE "report_case" ADD COLUMN "undo" jsonb;--> statement-breakpoint
CREATE INDEX "offer_words" ON "offer" USING gin (to_tsvector('simple'::regconfig, plain_text("name")));