-- In a transaction of their own: nobody applies while they are made, but reads go on.
CREATE INDEX IF NOT EXISTS "application_unread" ON "application" USING btree ("company_id") WHERE "application"."state" = 'enviada';--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "application_sent_offer" ON "application" USING btree ("sent_offer_id") WHERE "application"."sent_offer_id" is not null;
