CREATE TABLE "offer_draft" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "offer_draft_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"project_id" integer,
	"body" jsonb NOT NULL,
	"publish_on" date,
	"failure" text,
	"version" integer DEFAULT 1 NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "offer_draft_failed_is_unscheduled" CHECK ("offer_draft"."failure" is null or "offer_draft"."publish_on" is null)
);
--> statement-breakpoint
ALTER TABLE "offer_draft" ADD CONSTRAINT "offer_draft_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_draft" ADD CONSTRAINT "offer_draft_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offer_draft_company" ON "offer_draft" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "offer_draft_project" ON "offer_draft" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "offer_draft_due" ON "offer_draft" USING btree ("publish_on","id") WHERE "offer_draft"."publish_on" is not null;