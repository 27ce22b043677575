CREATE TABLE "offer_report" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "offer_report_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"case_id" integer NOT NULL,
	"receipt" text NOT NULL,
	"reason" text NOT NULL,
	"text" text,
	"email" text,
	"created_at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone,
	CONSTRAINT "offer_report_receipt_unique" UNIQUE("receipt")
);
--> statement-breakpoint
CREATE TABLE "report_case" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "report_case_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"offer_id" integer,
	"company_id" integer NOT NULL,
	"offer_name" text NOT NULL,
	"queued_at" timestamp with time zone,
	"outcome" text,
	"decided_at" timestamp with time zone,
	"decided_by" integer,
	"reason" text,
	"note" text,
	"second_asked_at" timestamp with time zone,
	"second_text" text,
	CONSTRAINT "report_case_outcome_known" CHECK ("report_case"."outcome" in ('withdrawn', 'kept', 'gone')),
	CONSTRAINT "report_case_queued_or_decided" CHECK ("report_case"."queued_at" is not null or "report_case"."outcome" is not null),
	CONSTRAINT "report_case_decided" CHECK (("report_case"."outcome" is null) = ("report_case"."decided_at" is null)),
	CONSTRAINT "report_case_withdrawn_has_reason" CHECK ("report_case"."outcome" <> 'withdrawn' or "report_case"."reason" is not null)
);
--> statement-breakpoint
ALTER TABLE "offer_report" ADD CONSTRAINT "offer_report_case_id_report_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."report_case"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_case" ADD CONSTRAINT "report_case_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_case" ADD CONSTRAINT "report_case_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offer_report_case" ON "offer_report" USING btree ("case_id","id");--> statement-breakpoint
CREATE INDEX "report_case_queue" ON "report_case" USING btree ("queued_at","id") WHERE "report_case"."queued_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "report_case_one_queued" ON "report_case" USING btree ("offer_id") WHERE "report_case"."queued_at" is not null;--> statement-breakpoint
CREATE INDEX "report_case_offer" ON "report_case" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "report_case_company" ON "report_case" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "report_case_decided" ON "report_case" USING btree ("decided_at");