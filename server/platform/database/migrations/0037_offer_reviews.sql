CREATE TABLE "offer_review" (
	"offer_id" integer PRIMARY KEY NOT NULL,
	"priority" smallint DEFAULT 2 NOT NULL,
	"queued_at" timestamp with time zone,
	"due_at" timestamp with time zone,
	"decision" text,
	"decided_at" timestamp with time zone,
	"decided_by" integer,
	"reason" text,
	"note" text,
	"text_before" jsonb,
	CONSTRAINT "offer_review_priority_known" CHECK ("offer_review"."priority" in (1, 2)),
	CONSTRAINT "offer_review_queued_is_due" CHECK (("offer_review"."queued_at" is null) = ("offer_review"."due_at" is null)),
	CONSTRAINT "offer_review_decided" CHECK (("offer_review"."decision" is null) = ("offer_review"."decided_at" is null)),
	CONSTRAINT "offer_review_decision_known" CHECK ("offer_review"."decision" in ('approved', 'rejected')),
	CONSTRAINT "offer_review_rejected_has_reason" CHECK (coalesce("offer_review"."decision" = 'rejected', false) = ("offer_review"."reason" is not null))
);
--> statement-breakpoint
ALTER TABLE "offer_review" ADD CONSTRAINT "offer_review_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offer_review_queue" ON "offer_review" USING btree ("priority","due_at","offer_id") WHERE "offer_review"."due_at" is not null;