-- The last release finds alerts by time, so nobody reads or writes these.
DROP FUNCTION IF EXISTS offer_anchors;--> statement-breakpoint
DROP TABLE "due_alert";--> statement-breakpoint
ALTER TABLE "alert" DROP COLUMN "anchors";
