CREATE TABLE "alert" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "alert_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"subscriber_id" integer NOT NULL,
	"filters" jsonb NOT NULL,
	"frequency" text NOT NULL,
	"paused" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"anchors" text[] NOT NULL,
	"told_through" integer NOT NULL,
	"queued_at" timestamp with time zone,
	"mailed_at" timestamp with time zone,
	"wanted_at" timestamp with time zone NOT NULL,
	"asked_at" timestamp with time zone,
	CONSTRAINT "alert_frequency_known" CHECK ("alert"."frequency" in ('al_momento', 'diaria', 'semanal'))
);
--> statement-breakpoint
CREATE TABLE "announced_offer" (
	"offer_id" integer PRIMARY KEY NOT NULL,
	"number" integer
);
--> statement-breakpoint
CREATE TABLE "daily_count" (
	"day" date NOT NULL,
	"name" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "daily_count_day_name_pk" PRIMARY KEY("day","name")
);
--> statement-breakpoint
CREATE TABLE "due_alert" (
	"alert_id" integer PRIMARY KEY NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriber" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subscriber_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer,
	"email" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "subscriber_account_unique" UNIQUE("account_id"),
	CONSTRAINT "subscriber_is_one" CHECK (num_nonnulls("subscriber"."account_id", "subscriber"."email") = 1)
);
--> statement-breakpoint
CREATE TABLE "told_offer" (
	"subscriber_id" integer NOT NULL,
	"offer_id" integer NOT NULL,
	"mail_id" text NOT NULL,
	"told_on" date NOT NULL,
	CONSTRAINT "told_offer_subscriber_id_offer_id_pk" PRIMARY KEY("subscriber_id","offer_id")
);
--> statement-breakpoint
CREATE TABLE "candidate_interest" (
	"candidate_id" integer PRIMARY KEY NOT NULL,
	"position_ids" integer[] NOT NULL,
	"sector_ids" integer[] NOT NULL,
	"province_ids" integer[] NOT NULL,
	"modality_ids" integer[] NOT NULL,
	"workday_ids" integer[] NOT NULL,
	"least_salary" integer,
	"is_on" boolean DEFAULT true NOT NULL,
	"wants_mail" boolean DEFAULT false NOT NULL,
	"mailed_on" date,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "candidate_interest_few_positions" CHECK (cardinality("candidate_interest"."position_ids") <= 5)
);
--> statement-breakpoint
CREATE TABLE "dismissed_offer" (
	"candidate_id" integer NOT NULL,
	"offer_id" integer NOT NULL,
	"dismissed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "dismissed_offer_candidate_id_offer_id_pk" PRIMARY KEY("candidate_id","offer_id")
);
--> statement-breakpoint
CREATE TABLE "saved_offer" (
	"candidate_id" integer NOT NULL,
	"offer_id" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"reminded_at" timestamp with time zone,
	CONSTRAINT "saved_offer_candidate_id_offer_id_pk" PRIMARY KEY("candidate_id","offer_id")
);
--> statement-breakpoint
ALTER TABLE "alert" ADD CONSTRAINT "alert_subscriber_id_subscriber_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."subscriber"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announced_offer" ADD CONSTRAINT "announced_offer_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "due_alert" ADD CONSTRAINT "due_alert_alert_id_alert_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."alert"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriber" ADD CONSTRAINT "subscriber_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "told_offer" ADD CONSTRAINT "told_offer_subscriber_id_subscriber_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."subscriber"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "told_offer" ADD CONSTRAINT "told_offer_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_interest" ADD CONSTRAINT "candidate_interest_candidate_id_candidate_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidate"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dismissed_offer" ADD CONSTRAINT "dismissed_offer_candidate_id_candidate_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidate"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dismissed_offer" ADD CONSTRAINT "dismissed_offer_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_offer" ADD CONSTRAINT "saved_offer_candidate_id_candidate_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidate"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_offer" ADD CONSTRAINT "saved_offer_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alert_subscriber" ON "alert" USING btree ("subscriber_id","id");--> statement-breakpoint
CREATE INDEX "alert_anchors" ON "alert" USING gin ("anchors") WITH (fastupdate=false) WHERE "alert"."confirmed_at" is not null and not "alert"."paused";--> statement-breakpoint
CREATE INDEX "alert_wanted" ON "alert" USING btree ("wanted_at");--> statement-breakpoint
CREATE INDEX "alert_unconfirmed" ON "alert" USING btree ("created_at") WHERE "alert"."confirmed_at" is null;--> statement-breakpoint
CREATE INDEX "announced_offer_number" ON "announced_offer" USING btree ("number");--> statement-breakpoint
CREATE INDEX "announced_offer_new" ON "announced_offer" USING btree ("offer_id") WHERE "announced_offer"."number" is null;--> statement-breakpoint
CREATE INDEX "due_alert_time" ON "due_alert" USING btree ("due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriber_email_unique" ON "subscriber" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "told_offer_offer" ON "told_offer" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "told_offer_day" ON "told_offer" USING btree ("told_on");--> statement-breakpoint
CREATE INDEX "candidate_interest_mail" ON "candidate_interest" USING btree ("candidate_id") WHERE "candidate_interest"."wants_mail" and "candidate_interest"."is_on";--> statement-breakpoint
CREATE INDEX "dismissed_offer_offer" ON "dismissed_offer" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "saved_offer_offer" ON "saved_offer" USING btree ("offer_id");--> statement-breakpoint
INSERT INTO "announced_offer" ("offer_id", "number") SELECT "offer_id", 0 FROM "offer_search" WHERE "offer_id" IN (SELECT "id" FROM "offer");
