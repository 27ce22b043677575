ALTER TABLE "saved_offer" ADD COLUMN "name" text;--> statement-breakpoint
UPDATE "saved_offer" SET "name" = CASE WHEN "offer"."review" IN ('waiting', 'approved') THEN "offer"."name" ELSE coalesce((SELECT "text_before" ->> 'name' FROM "offer_review" WHERE "offer_review"."offer_id" = "offer"."id"), "offer"."name") END FROM "offer" WHERE "offer"."id" = "saved_offer"."offer_id";
