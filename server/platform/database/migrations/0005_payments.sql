CREATE TABLE "company_subscription" (
	"company_id" integer PRIMARY KEY NOT NULL,
	"mode" text NOT NULL,
	"key" uuid DEFAULT gen_random_uuid() NOT NULL,
	"customer_id" text,
	"checkout_attempt" integer DEFAULT 0 NOT NULL,
	"checkout_id" text,
	"checkout_started_at" timestamp with time zone,
	"failed_checkout_id" text,
	"ticket" bigint DEFAULT 0 NOT NULL,
	"applied_ticket" bigint DEFAULT 0 NOT NULL,
	"subscription_id" text,
	"status" text,
	"period_ends_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"grace_until" timestamp with time zone,
	CONSTRAINT "company_subscription_customer_unique" UNIQUE("customer_id"),
	CONSTRAINT "company_subscription_mode_known" CHECK ("company_subscription"."mode" in ('live', 'test', 'stand-in'))
);
--> statement-breakpoint
CREATE TABLE "payment_event" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"company_id" integer NOT NULL,
	"occurred_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stand_in_answer" (
	"key" text PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"status" smallint NOT NULL,
	"body" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stand_in_event" (
	"number" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stand_in_event_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"body" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "stand_in_object" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text,
	"body" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"due_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "company_subscription" ADD CONSTRAINT "company_subscription_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_event" ADD CONSTRAINT "payment_event_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_event_received" ON "payment_event" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "payment_event_company" ON "payment_event" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "stand_in_event_waiting" ON "stand_in_event" USING btree ("next_attempt_at") WHERE "stand_in_event"."delivered_at" is null;--> statement-breakpoint
CREATE INDEX "stand_in_object_customer" ON "stand_in_object" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "stand_in_object_due" ON "stand_in_object" USING btree ("due_at");