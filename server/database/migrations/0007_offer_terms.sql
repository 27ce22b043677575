ALTER TABLE "offer" ADD COLUMN "pay_period" text DEFAULT 'anual' NOT NULL;--> statement-breakpoint
ALTER TABLE "offer" ADD COLUMN "period_pay" numeric(9, 2);--> statement-breakpoint
ALTER TABLE "offer" ADD COLUMN "period_pay_max" numeric(9, 2);--> statement-breakpoint
ALTER TABLE "offer" ADD COLUMN "payments" smallint;--> statement-breakpoint
ALTER TABLE "offer" ADD COLUMN "variable_pay" text;--> statement-breakpoint
ALTER TABLE "offer" ADD COLUMN "agreement" text;--> statement-breakpoint
ALTER TABLE "offer" ADD COLUMN "reserved_for" text;--> statement-breakpoint
ALTER TABLE "offer" ADD COLUMN "more_municipality_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "offer" ADD COLUMN "everywhere" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "offer_search" ADD COLUMN "more_municipality_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "offer_search_spread" ON "offer_search" USING btree ("created_on" DESC NULLS LAST,"offer_id" DESC NULLS LAST) WHERE "offer_search"."more_municipality_ids" <> '{}';--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_pay_period_known" CHECK ("offer"."pay_period" in ('anual', 'mensual', 'hora'));--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_period_pay_stated" CHECK (("offer"."period_pay" is null) = ("offer"."pay_period" = 'anual'));--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_period_pay_positive" CHECK ("offer"."period_pay" > 0);--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_period_pay_ordered" CHECK ("offer"."period_pay_max" >= "offer"."period_pay");--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_payments_of_months" CHECK (("offer"."payments" is null) = ("offer"."pay_period" <> 'mensual'));--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_payments_known" CHECK ("offer"."payments" in (12, 14));--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_reserved_for_known" CHECK ("offer"."reserved_for" in ('cuota', 'centro_especial', 'convocatoria'));--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_more_places_sane" CHECK (cardinality("offer"."more_municipality_ids") <= 9);--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_everywhere_is_remote" CHECK (not "offer"."everywhere" or "offer"."modality_id" = 3);--> statement-breakpoint
-- A search by place also finds remote jobs from all of Spain.
UPDATE "alert" SET "anchors" = "anchors" || ':e'::text WHERE EXISTS (SELECT FROM unnest("anchors") anchor WHERE anchor LIKE ':c%' OR anchor LIKE ':p%');
