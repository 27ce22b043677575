CREATE TABLE "company_page" (
	"company_id" integer PRIMARY KEY NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"website" text,
	"saved_at" timestamp with time zone NOT NULL,
	"review" text NOT NULL,
	"reason" text,
	CONSTRAINT "company_page_review_known" CHECK ("company_page"."review" in ('waiting', 'held', 'approved', 'removed'))
);
--> statement-breakpoint
ALTER TABLE "company_page" ADD CONSTRAINT "company_page_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_page_queue" ON "company_page" USING btree ("company_id") WHERE "company_page"."review" in ('waiting', 'held');