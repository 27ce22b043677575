DROP TABLE "stand_in_answer";--> statement-breakpoint
ALTER TABLE "stand_in_object" DROP COLUMN "revision";--> statement-breakpoint
-- The stand-in closes no sessions by time any more, and stores no sessions of its portal.
UPDATE stand_in_object SET due_at = null WHERE body->>'object' = 'checkout.session' AND body->>'status' = 'open';--> statement-breakpoint
DELETE FROM stand_in_object WHERE body->>'object' = 'billing_portal.session';
