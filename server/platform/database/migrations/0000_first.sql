CREATE TABLE "account" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"role" smallint,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_id_role_unique" UNIQUE("id","role"),
	CONSTRAINT "account_role_known" CHECK ("account"."role" in (1, 2))
);
--> statement-breakpoint
CREATE TABLE "application" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "application_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"candidate_id" integer NOT NULL,
	"offer_id" integer NOT NULL,
	"cv_id" integer NOT NULL,
	"created_on" date NOT NULL,
	CONSTRAINT "application_once_per_offer" UNIQUE("candidate_id","offer_id")
);
--> statement-breakpoint
CREATE TABLE "candidate" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "candidate_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"role" smallint DEFAULT 1 NOT NULL,
	"first_name" text NOT NULL,
	"first_surname" text NOT NULL,
	"second_surname" text,
	"sex_id" integer,
	"birth_date" date,
	"mobile_phone" text NOT NULL,
	"nationality_id" integer,
	"document_type_id" integer DEFAULT 1 NOT NULL,
	"document_number" text,
	"province_id" integer NOT NULL,
	"municipality_id" integer,
	"postal_code" integer NOT NULL,
	"photo_key" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "candidate_account_unique" UNIQUE("account_id"),
	CONSTRAINT "candidate_role_fixed" CHECK ("candidate"."role" = 1),
	CONSTRAINT "candidate_postal_code_spanish" CHECK ("candidate"."postal_code" between 1000 and 52999),
	CONSTRAINT "candidate_birth_date_sane" CHECK ("candidate"."birth_date" between '1900-01-01' and '2099-12-31')
);
--> statement-breakpoint
CREATE TABLE "company" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "company_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"role" smallint DEFAULT 2 NOT NULL,
	"name" text NOT NULL,
	"acronym" text NOT NULL,
	"province_id" integer NOT NULL,
	"municipality_id" integer,
	"plan" text DEFAULT 'gratis' NOT NULL,
	"logo_key" text,
	"registered_on" date NOT NULL,
	CONSTRAINT "company_account_unique" UNIQUE("account_id"),
	CONSTRAINT "company_role_fixed" CHECK ("company"."role" = 2),
	CONSTRAINT "company_plan_known" CHECK ("company"."plan" in ('gratis', 'premium'))
);
--> statement-breakpoint
CREATE TABLE "cv" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cv_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"candidate_id" integer NOT NULL,
	"name" text NOT NULL,
	"file_key" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"uploaded_on" date NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "cv_id_candidate_unique" UNIQUE("id","candidate_id"),
	CONSTRAINT "cv_size_positive" CHECK ("cv"."size_bytes" > 0)
);
--> statement-breakpoint
CREATE TABLE "offer" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "offer_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"project_id" integer NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"annual_salary" integer DEFAULT 0 NOT NULL,
	"position_id" integer NOT NULL,
	"modality_id" integer DEFAULT 1 NOT NULL,
	"workday_id" integer DEFAULT 1 NOT NULL,
	"sector_id" integer NOT NULL,
	"province_id" integer NOT NULL,
	"municipality_id" integer NOT NULL,
	"state" smallint DEFAULT 1 NOT NULL,
	"created_on" date NOT NULL,
	CONSTRAINT "offer_state_known" CHECK ("offer"."state" in (0, 1)),
	CONSTRAINT "offer_salary_sane" CHECK ("offer"."annual_salary" between 0 and 10000000)
);
--> statement-breakpoint
CREATE TABLE "project" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "project_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"starts_on" date,
	"ends_on" date,
	"state" smallint DEFAULT 1 NOT NULL,
	CONSTRAINT "project_state_known" CHECK ("project"."state" in (0, 1)),
	CONSTRAINT "project_dates_ordered" CHECK ("project"."ends_on" >= "project"."starts_on")
);
--> statement-breakpoint
CREATE TABLE "requirement" (
	"offer_id" integer NOT NULL,
	"place" smallint NOT NULL,
	"description" text NOT NULL,
	CONSTRAINT "requirement_offer_id_place_pk" PRIMARY KEY("offer_id","place")
);
--> statement-breakpoint
CREATE TABLE "session" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "community" (
	"id" integer PRIMARY KEY NOT NULL,
	"ine_code" text NOT NULL,
	"short_name" text NOT NULL,
	CONSTRAINT "community_ine_code_unique" UNIQUE("ine_code")
);
--> statement-breakpoint
CREATE TABLE "country" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "country_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "document_type" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "document_type_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "modality" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "modality_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "municipality" (
	"id" integer PRIMARY KEY NOT NULL,
	"province_id" integer NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "municipality_id_province_unique" UNIQUE("id","province_id")
);
--> statement-breakpoint
CREATE TABLE "position" (
	"id" integer PRIMARY KEY NOT NULL,
	"sector_id" integer NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "position_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "province" (
	"id" integer PRIMARY KEY NOT NULL,
	"community_id" integer NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "province_id_community_unique" UNIQUE("id","community_id")
);
--> statement-breakpoint
CREATE TABLE "sector" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"image_path" text NOT NULL,
	CONSTRAINT "sector_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "seed_state" (
	"name" text PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sex" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "sex_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "workday" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "workday_name_unique" UNIQUE("name")
);
--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_own_cv_fk" FOREIGN KEY ("cv_id","candidate_id") REFERENCES "public"."cv"("id","candidate_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate" ADD CONSTRAINT "candidate_sex_id_sex_id_fk" FOREIGN KEY ("sex_id") REFERENCES "public"."sex"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate" ADD CONSTRAINT "candidate_nationality_id_country_id_fk" FOREIGN KEY ("nationality_id") REFERENCES "public"."country"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate" ADD CONSTRAINT "candidate_document_type_id_document_type_id_fk" FOREIGN KEY ("document_type_id") REFERENCES "public"."document_type"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate" ADD CONSTRAINT "candidate_province_id_province_id_fk" FOREIGN KEY ("province_id") REFERENCES "public"."province"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate" ADD CONSTRAINT "candidate_account_role_fk" FOREIGN KEY ("account_id","role") REFERENCES "public"."account"("id","role") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate" ADD CONSTRAINT "candidate_municipality_in_province_fk" FOREIGN KEY ("municipality_id","province_id") REFERENCES "public"."municipality"("id","province_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_province_id_province_id_fk" FOREIGN KEY ("province_id") REFERENCES "public"."province"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_account_role_fk" FOREIGN KEY ("account_id","role") REFERENCES "public"."account"("id","role") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_municipality_in_province_fk" FOREIGN KEY ("municipality_id","province_id") REFERENCES "public"."municipality"("id","province_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv" ADD CONSTRAINT "cv_candidate_id_candidate_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidate"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_position_id_position_id_fk" FOREIGN KEY ("position_id") REFERENCES "public"."position"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_modality_id_modality_id_fk" FOREIGN KEY ("modality_id") REFERENCES "public"."modality"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_workday_id_workday_id_fk" FOREIGN KEY ("workday_id") REFERENCES "public"."workday"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_sector_id_sector_id_fk" FOREIGN KEY ("sector_id") REFERENCES "public"."sector"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_province_id_province_id_fk" FOREIGN KEY ("province_id") REFERENCES "public"."province"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_municipality_in_province_fk" FOREIGN KEY ("municipality_id","province_id") REFERENCES "public"."municipality"("id","province_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project" ADD CONSTRAINT "project_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requirement" ADD CONSTRAINT "requirement_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "municipality" ADD CONSTRAINT "municipality_province_id_province_id_fk" FOREIGN KEY ("province_id") REFERENCES "public"."province"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "position" ADD CONSTRAINT "position_sector_id_sector_id_fk" FOREIGN KEY ("sector_id") REFERENCES "public"."sector"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "province" ADD CONSTRAINT "province_community_id_community_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."community"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_email_unique" ON "account" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "application_offer" ON "application" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "application_cv" ON "application" USING btree ("cv_id");--> statement-breakpoint
CREATE INDEX "cv_candidate" ON "cv" USING btree ("candidate_id");--> statement-breakpoint
CREATE INDEX "offer_project" ON "offer" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "offer_newest" ON "offer" USING btree ("created_on" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "offer"."state" = 1;--> statement-breakpoint
CREATE INDEX "offer_sector" ON "offer" USING btree ("sector_id","created_on" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "offer"."state" = 1;--> statement-breakpoint
CREATE INDEX "project_company" ON "project" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "session_account" ON "session" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "session_expiry" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "municipality_province" ON "municipality" USING btree ("province_id");