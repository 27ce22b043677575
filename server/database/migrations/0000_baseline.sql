-- All tables as the 64 migrations before left them. Functions and triggers are in the folder «sql».
CREATE EXTENSION IF NOT EXISTS unaccent WITH SCHEMA public;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;--> statement-breakpoint
-- A text without accents and capitals. A column and three indexes hold its results, so a change needs a migration that builds them again.
CREATE FUNCTION plain_text(words text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN lower(public.unaccent('public.unaccent'::regdictionary, words));--> statement-breakpoint
CREATE TABLE "application" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "application_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"candidate_id" integer NOT NULL,
	"offer_id" integer,
	"left_on" date,
	"company_id" integer,
	"sent_offer_id" integer,
	"cv_id" integer,
	"cv_name" text,
	"created_on" date NOT NULL,
	"note_version" smallint,
	"note_accepted_at" timestamp with time zone,
	"state" text DEFAULT 'enviada' NOT NULL,
	"state_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"unanswered_at" timestamp with time zone,
	CONSTRAINT "application_once_per_offer" UNIQUE("candidate_id","offer_id"),
	CONSTRAINT "application_note_has_time" CHECK (("application"."note_version" is null) = ("application"."note_accepted_at" is null)),
	CONSTRAINT "application_state_known" CHECK ("application"."state" in ('enviada', 'leida', 'preseleccionada', 'entrevista', 'contratada', 'descartada', 'cerrada', 'retirada'))
);
--> statement-breakpoint
CREATE TABLE "application_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "application_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" bigint NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"account_id" integer,
	"reason" text,
	"letter" text,
	"batch" uuid,
	"undone_at" timestamp with time zone,
	"due_at" timestamp with time zone,
	"told_at" timestamp with time zone,
	"announced" boolean DEFAULT false NOT NULL,
	CONSTRAINT "application_event_known" CHECK ("application_event"."to_state" in ('enviada', 'leida', 'preseleccionada', 'entrevista', 'contratada', 'descartada', 'cerrada', 'retirada') and "application_event"."from_state" in ('enviada', 'leida', 'preseleccionada', 'entrevista', 'contratada', 'descartada', 'cerrada', 'retirada')),
	CONSTRAINT "application_event_told_was_due" CHECK ("application_event"."told_at" is null or "application_event"."due_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "sent_offer" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sent_offer_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"offer_id" integer NOT NULL,
	"text" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_mail" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "company_mail_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"digest_on" date,
	"application_ids" bigint[] NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone,
	CONSTRAINT "company_mail_once_a_day" UNIQUE("company_id","digest_on")
);
--> statement-breakpoint
CREATE TABLE "application_note" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "application_note_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"application_id" bigint NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cv_download" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cv_download_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"cv_id" integer NOT NULL,
	"company_id" integer NOT NULL,
	"application_id" bigint,
	"downloaded_at" timestamp with time zone NOT NULL,
	"minute" integer NOT NULL,
	CONSTRAINT "cv_download_once_a_minute" UNIQUE("cv_id","company_id","minute")
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
CREATE TABLE "encryption_key" (
	"id" text PRIMARY KEY NOT NULL,
	"first_used_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "installation" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	CONSTRAINT "installation_one_row" CHECK ("installation"."is_only")
);
--> statement-breakpoint
CREATE TABLE "pending_file" (
	"key" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "pending_file_state_known" CHECK ("pending_file"."state" in ('writing', 'removing'))
);
--> statement-breakpoint
CREATE TABLE "offer_finding" (
	"offer_id" integer NOT NULL,
	"rule" text NOT NULL,
	"field" text NOT NULL,
	"found" text NOT NULL,
	CONSTRAINT "offer_finding_offer_id_rule_field_pk" PRIMARY KEY("offer_id","rule","field")
);
--> statement-breakpoint
CREATE TABLE "email_link" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"account_id" integer NOT NULL,
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "email_link_token_unique" UNIQUE("token_hash"),
	CONSTRAINT "email_link_kind_known" CHECK ("email_link"."kind" in ('confirm', 'change', 'undo'))
);
--> statement-breakpoint
CREATE TABLE "account_deletion" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"is_idle" boolean DEFAULT false NOT NULL,
	"token_hash" "bytea",
	"paused_projects" integer[] NOT NULL,
	"applicants_informed_at" timestamp with time zone,
	CONSTRAINT "account_deletion_id_unique" UNIQUE("id"),
	CONSTRAINT "account_deletion_token_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "closed_customer" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "closed_customer_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"mode" text NOT NULL,
	"customer_id" text NOT NULL,
	"closed_at" timestamp with time zone NOT NULL,
	"kept_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idle_notice" (
	"account_id" integer NOT NULL,
	"kind" text NOT NULL,
	"last_used_on" date NOT NULL,
	"queued_on" date NOT NULL,
	"sent_on" date,
	CONSTRAINT "idle_notice_account_id_kind_pk" PRIMARY KEY("account_id","kind"),
	CONSTRAINT "idle_notice_kind_known" CHECK ("idle_notice"."kind" in ('first', 'last'))
);
--> statement-breakpoint
CREATE TABLE "removal_run" (
	"kind" text PRIMARY KEY NOT NULL,
	"last_run_at" timestamp with time zone NOT NULL,
	"held_until" timestamp with time zone,
	CONSTRAINT "removal_run_kind_known" CHECK ("removal_run"."kind" in ('terms', 'unconfirmed'))
);
--> statement-breakpoint
CREATE TABLE "site_day" (
	"day" date PRIMARY KEY NOT NULL,
	"active_offers" integer NOT NULL,
	"premium_companies" integer NOT NULL
);
--> statement-breakpoint
-- Unlogged: a crash may forget the limits, and each request writes here.
CREATE UNLOGGED TABLE "rate_limit" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" bigint NOT NULL
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
	"plain_name" text GENERATED ALWAYS AS (plain_text(name)) STORED NOT NULL,
	CONSTRAINT "municipality_id_province_unique" UNIQUE("id","province_id")
);
--> statement-breakpoint
CREATE TABLE "partner" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"mark" text,
	"picture_key" text,
	"place" smallint NOT NULL,
	"retired" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "partner_name_unique" UNIQUE("name"),
	CONSTRAINT "partner_place_positive" CHECK ("partner"."place" > 0)
);
--> statement-breakpoint
CREATE TABLE "position" (
	"id" integer PRIMARY KEY NOT NULL,
	"sector_id" integer NOT NULL,
	"name" text NOT NULL,
	"retired" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
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
	"picture_key" text,
	"retired" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
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
CREATE TABLE "company_silence" (
	"company_id" integer PRIMARY KEY NOT NULL,
	"warned_on" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offer" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "offer_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"project_id" integer NOT NULL,
	"company_id" integer NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"annual_salary" integer DEFAULT 0 NOT NULL,
	"salary_max" integer,
	"contract_type" text,
	"vacancies" smallint DEFAULT 1 NOT NULL,
	"position_id" integer NOT NULL,
	"modality_id" integer DEFAULT 1 NOT NULL,
	"workday_id" integer DEFAULT 1 NOT NULL,
	"sector_id" integer NOT NULL,
	"province_id" integer NOT NULL,
	"municipality_id" integer NOT NULL,
	"state" smallint DEFAULT 1 NOT NULL,
	"review" text DEFAULT 'approved' NOT NULL,
	"company_suspended" boolean DEFAULT false NOT NULL,
	"resting" boolean DEFAULT false NOT NULL,
	"ended_on" date,
	"held_back" boolean DEFAULT false NOT NULL,
	"created_on" date NOT NULL,
	"expires_on" date DEFAULT (now() at time zone 'Europe/Madrid')::date + 30 NOT NULL,
	"covered_on" date,
	"covered_here" boolean,
	"updated_at" timestamp with time zone,
	"question_ids" integer[] DEFAULT '{}' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "offer_id_company_unique" UNIQUE("id","company_id"),
	CONSTRAINT "offer_state_known" CHECK ("offer"."state" in (0, 1)),
	CONSTRAINT "offer_held_back_is_inactive" CHECK (not "offer"."held_back" or "offer"."state" = 0),
	CONSTRAINT "offer_covered_is_inactive" CHECK ("offer"."covered_on" is null or "offer"."state" = 0),
	CONSTRAINT "offer_covered_here_is_covered" CHECK ("offer"."covered_here" is null or "offer"."covered_on" is not null),
	CONSTRAINT "offer_salary_sane" CHECK ("offer"."annual_salary" between 0 and 10000000),
	CONSTRAINT "offer_salary_ordered" CHECK ("offer"."salary_max" between greatest("offer"."annual_salary", 1) and 10000000),
	CONSTRAINT "offer_vacancies_sane" CHECK ("offer"."vacancies" between 1 and 999),
	CONSTRAINT "offer_review_known" CHECK ("offer"."review" in ('waiting', 'held', 'approved', 'rejected'))
);
--> statement-breakpoint
CREATE TABLE "offer_expiry_notice" (
	"offer_id" integer PRIMARY KEY NOT NULL,
	"expires_on" date NOT NULL,
	"days_before" smallint NOT NULL,
	CONSTRAINT "offer_expiry_notice_days_known" CHECK ("offer_expiry_notice"."days_before" in (7, 1))
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
	"ended_on" date,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "project_id_company_unique" UNIQUE("id","company_id"),
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
CREATE TABLE "offer_text" (
	"offer_id" integer PRIMARY KEY NOT NULL,
	"hash" "bytea" NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rejected_text" (
	"company_id" integer NOT NULL,
	"hash" "bytea" NOT NULL,
	"rejected_at" timestamp with time zone NOT NULL,
	CONSTRAINT "rejected_text_company_id_hash_pk" PRIMARY KEY("company_id","hash")
);
--> statement-breakpoint
CREATE TABLE "operator" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"role" smallint DEFAULT 3 NOT NULL,
	"totp_secret" "bytea",
	"totp_key_id" text,
	"last_step" integer DEFAULT 0 NOT NULL,
	"setup_token_hash" "bytea",
	"setup_expires_at" timestamp with time zone,
	"is_demo" boolean DEFAULT false NOT NULL,
	"disabled_at" timestamp with time zone,
	CONSTRAINT "operator_setup_token_unique" UNIQUE("setup_token_hash"),
	CONSTRAINT "operator_role_fixed" CHECK ("operator"."role" = 3),
	CONSTRAINT "operator_secret_has_key" CHECK (("operator"."totp_secret" is null) = ("operator"."totp_key_id" is null)),
	CONSTRAINT "operator_setup_expires" CHECK (("operator"."setup_token_hash" is null) = ("operator"."setup_expires_at" is null))
);
--> statement-breakpoint
CREATE TABLE "operator_act" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operator_act_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"happened_at" timestamp with time zone NOT NULL,
	"operator_id" integer,
	"operator_email" text NOT NULL,
	"kind" text NOT NULL,
	"subject_id" integer,
	"reason" text,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "recovery_code" (
	"account_id" integer NOT NULL,
	"code_hash" "bytea" NOT NULL,
	CONSTRAINT "recovery_code_account_id_code_hash_pk" PRIMARY KEY("account_id","code_hash")
);
--> statement-breakpoint
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
CREATE TABLE "account" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"role" smallint,
	"is_confirmed" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_on" date DEFAULT current_date NOT NULL,
	CONSTRAINT "account_id_role_unique" UNIQUE("id","role"),
	CONSTRAINT "account_role_known" CHECK ("account"."role" in (1, 2, 3))
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
	"mobile_phone" text NOT NULL,
	"nationality_id" integer,
	"document_type_id" integer DEFAULT 1 NOT NULL,
	"identity" "bytea",
	"identity_key_id" text,
	"document_number" text,
	"birth_date" date,
	"province_id" integer NOT NULL,
	"municipality_id" integer,
	"postal_code" integer NOT NULL,
	"photo_key" text,
	"created_at" timestamp with time zone NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	"wants_news" boolean DEFAULT true NOT NULL,
	CONSTRAINT "candidate_account_unique" UNIQUE("account_id"),
	CONSTRAINT "candidate_role_fixed" CHECK ("candidate"."role" = 1),
	CONSTRAINT "candidate_postal_code_spanish" CHECK ("candidate"."postal_code" between 1000 and 52999),
	CONSTRAINT "candidate_birth_date_sane" CHECK ("candidate"."birth_date" between '1900-01-01' and '2099-12-31'),
	CONSTRAINT "candidate_identity_has_key" CHECK (("candidate"."identity" is null) = ("candidate"."identity_key_id" is null))
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
	"verification" text DEFAULT 'none' NOT NULL,
	"suspended" boolean DEFAULT false NOT NULL,
	"asked_at" timestamp with time zone,
	"verified_on" date,
	"answer_days" smallint,
	"answer_percent" smallint,
	"reminded_on" date,
	"verification_version" integer DEFAULT 1 NOT NULL,
	"application_mail" text DEFAULT 'resumen' NOT NULL,
	CONSTRAINT "company_account_unique" UNIQUE("account_id"),
	CONSTRAINT "company_id_suspended_unique" UNIQUE("id","suspended"),
	CONSTRAINT "company_verification_known" CHECK ("company"."verification" in ('none', 'pending', 'verified', 'rejected')),
	CONSTRAINT "company_verified_on" CHECK ("company"."verified_on" is null or "company"."verification" = 'verified'),
	CONSTRAINT "company_role_fixed" CHECK ("company"."role" = 2),
	CONSTRAINT "company_application_mail_known" CHECK ("company"."application_mail" in ('al_momento', 'resumen', 'ninguno')),
	CONSTRAINT "company_plan_known" CHECK ("company"."plan" in ('gratis', 'premium'))
);
--> statement-breakpoint
CREATE TABLE "data_export" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"failed_at" timestamp with time zone,
	"file_key" text,
	"size_bytes" integer,
	"expires_at" timestamp with time zone,
	CONSTRAINT "data_export_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "password_reset" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "session" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "session_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_agent" text DEFAULT '' NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"has_second_factor" boolean DEFAULT false NOT NULL,
	CONSTRAINT "session_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "application_answer" (
	"application_id" bigint NOT NULL,
	"question_id" integer NOT NULL,
	"value" jsonb NOT NULL,
	CONSTRAINT "application_answer_application_id_question_id_pk" PRIMARY KEY("application_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "offer_question" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "offer_question_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"offer_id" integer,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"options" text[] DEFAULT '{}' NOT NULL,
	"unit" text,
	"is_required" boolean NOT NULL,
	CONSTRAINT "offer_question_kind_known" CHECK ("offer_question"."kind" in ('si_no', 'opcion', 'numero', 'texto')),
	CONSTRAINT "offer_question_options_fit" CHECK (("offer_question"."kind" = 'opcion') = (cardinality("offer_question"."options") > 0))
);
--> statement-breakpoint
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
CREATE TABLE "offer_search" (
	"offer_id" integer PRIMARY KEY NOT NULL,
	"created_on" date NOT NULL,
	"expires_on" date NOT NULL,
	"sector_id" integer NOT NULL,
	"municipality_id" integer NOT NULL,
	"annual_salary" integer NOT NULL,
	"terms" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_word" (
	"word" text PRIMARY KEY NOT NULL
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
CREATE TABLE "company_check" (
	"company_id" integer NOT NULL,
	"kind" text NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	"operator_email" text,
	CONSTRAINT "company_check_company_id_kind_pk" PRIMARY KEY("company_id","kind"),
	CONSTRAINT "company_check_kind_known" CHECK ("company_check"."kind" in ('registry', 'website', 'email', 'phone'))
);
--> statement-breakpoint
CREATE TABLE "company_verification" (
	"company_id" integer PRIMARY KEY NOT NULL,
	"legal_name" text NOT NULL,
	"tax_number" text NOT NULL,
	"claims_tax_number" boolean DEFAULT true NOT NULL,
	"website" text,
	"contact_name" text NOT NULL,
	"contact_position" text NOT NULL,
	"contact_phone" text NOT NULL,
	"contact_email" text NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"link_id" uuid,
	"link_token_hash" "bytea",
	"link_expires_at" timestamp with time zone,
	CONSTRAINT "company_verification_link_unique" UNIQUE("link_token_hash"),
	CONSTRAINT "company_verification_link_whole" CHECK (num_nulls("company_verification"."link_id", "company_verification"."link_token_hash", "company_verification"."link_expires_at") in (0, 3))
);
--> statement-breakpoint
CREATE TABLE "verification_step" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "verification_step_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"kind" text NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"operator_email" text,
	"reason" text,
	"explanation" text,
	CONSTRAINT "verification_step_kind_known" CHECK ("verification_step"."kind" in ('requested', 'verified', 'rejected', 'suspended', 'readmitted', 'renamed', 'new-logo'))
);
--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_candidate_id_candidate_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidate"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application" ADD CONSTRAINT "application_sent_offer_id_sent_offer_id_fk" FOREIGN KEY ("sent_offer_id") REFERENCES "public"."sent_offer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Only this column: the other one stays.
ALTER TABLE "application" ADD CONSTRAINT "application_offer_of_company_fk" FOREIGN KEY ("offer_id","company_id") REFERENCES "public"."offer"("id","company_id") ON DELETE set null ("offer_id") ON UPDATE no action;--> statement-breakpoint
-- Only this column: the other one stays.
ALTER TABLE "application" ADD CONSTRAINT "application_own_cv_fk" FOREIGN KEY ("cv_id","candidate_id") REFERENCES "public"."cv"("id","candidate_id") ON DELETE set null ("cv_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_event" ADD CONSTRAINT "application_event_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_event" ADD CONSTRAINT "application_event_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_mail" ADD CONSTRAINT "company_mail_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_note" ADD CONSTRAINT "application_note_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_download" ADD CONSTRAINT "cv_download_cv_id_cv_id_fk" FOREIGN KEY ("cv_id") REFERENCES "public"."cv"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_download" ADD CONSTRAINT "cv_download_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_download" ADD CONSTRAINT "cv_download_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv" ADD CONSTRAINT "cv_candidate_id_candidate_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidate"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_finding" ADD CONSTRAINT "offer_finding_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_link" ADD CONSTRAINT "email_link_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_deletion" ADD CONSTRAINT "account_deletion_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idle_notice" ADD CONSTRAINT "idle_notice_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "municipality" ADD CONSTRAINT "municipality_province_id_province_id_fk" FOREIGN KEY ("province_id") REFERENCES "public"."province"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "position" ADD CONSTRAINT "position_sector_id_sector_id_fk" FOREIGN KEY ("sector_id") REFERENCES "public"."sector"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "province" ADD CONSTRAINT "province_community_id_community_id_fk" FOREIGN KEY ("community_id") REFERENCES "public"."community"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_silence" ADD CONSTRAINT "company_silence_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_position_id_position_id_fk" FOREIGN KEY ("position_id") REFERENCES "public"."position"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_modality_id_modality_id_fk" FOREIGN KEY ("modality_id") REFERENCES "public"."modality"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_workday_id_workday_id_fk" FOREIGN KEY ("workday_id") REFERENCES "public"."workday"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_sector_id_sector_id_fk" FOREIGN KEY ("sector_id") REFERENCES "public"."sector"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_province_id_province_id_fk" FOREIGN KEY ("province_id") REFERENCES "public"."province"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_project_of_company_fk" FOREIGN KEY ("project_id","company_id") REFERENCES "public"."project"("id","company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_company_suspended_fk" FOREIGN KEY ("company_id","company_suspended") REFERENCES "public"."company"("id","suspended") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_municipality_in_province_fk" FOREIGN KEY ("municipality_id","province_id") REFERENCES "public"."municipality"("id","province_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_expiry_notice" ADD CONSTRAINT "offer_expiry_notice_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project" ADD CONSTRAINT "project_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requirement" ADD CONSTRAINT "requirement_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_text" ADD CONSTRAINT "offer_text_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rejected_text" ADD CONSTRAINT "rejected_text_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator" ADD CONSTRAINT "operator_totp_key_id_encryption_key_id_fk" FOREIGN KEY ("totp_key_id") REFERENCES "public"."encryption_key"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator" ADD CONSTRAINT "operator_account_role_fk" FOREIGN KEY ("account_id","role") REFERENCES "public"."account"("id","role") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_code" ADD CONSTRAINT "recovery_code_account_id_operator_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."operator"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_subscription" ADD CONSTRAINT "company_subscription_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_event" ADD CONSTRAINT "payment_event_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate" ADD CONSTRAINT "candidate_sex_id_sex_id_fk" FOREIGN KEY ("sex_id") REFERENCES "public"."sex"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate" ADD CONSTRAINT "candidate_nationality_id_country_id_fk" FOREIGN KEY ("nationality_id") REFERENCES "public"."country"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate" ADD CONSTRAINT "candidate_document_type_id_document_type_id_fk" FOREIGN KEY ("document_type_id") REFERENCES "public"."document_type"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate" ADD CONSTRAINT "candidate_identity_key_id_encryption_key_id_fk" FOREIGN KEY ("identity_key_id") REFERENCES "public"."encryption_key"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate" ADD CONSTRAINT "candidate_province_id_province_id_fk" FOREIGN KEY ("province_id") REFERENCES "public"."province"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate" ADD CONSTRAINT "candidate_account_role_fk" FOREIGN KEY ("account_id","role") REFERENCES "public"."account"("id","role") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate" ADD CONSTRAINT "candidate_municipality_in_province_fk" FOREIGN KEY ("municipality_id","province_id") REFERENCES "public"."municipality"("id","province_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_province_id_province_id_fk" FOREIGN KEY ("province_id") REFERENCES "public"."province"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_account_role_fk" FOREIGN KEY ("account_id","role") REFERENCES "public"."account"("id","role") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_municipality_in_province_fk" FOREIGN KEY ("municipality_id","province_id") REFERENCES "public"."municipality"("id","province_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_export" ADD CONSTRAINT "data_export_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_reset" ADD CONSTRAINT "password_reset_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_answer" ADD CONSTRAINT "application_answer_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_answer" ADD CONSTRAINT "application_answer_question_id_offer_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."offer_question"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_question" ADD CONSTRAINT "offer_question_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_review" ADD CONSTRAINT "offer_review_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_report" ADD CONSTRAINT "offer_report_case_id_report_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."report_case"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_case" ADD CONSTRAINT "report_case_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_case" ADD CONSTRAINT "report_case_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_check" ADD CONSTRAINT "company_check_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_verification" ADD CONSTRAINT "company_verification_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_step" ADD CONSTRAINT "verification_step_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_created" ON "application" USING brin ("created_on") WITH (autosummarize=true);--> statement-breakpoint
CREATE INDEX "application_offer" ON "application" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "application_company" ON "application" USING btree ("company_id","id","offer_id","candidate_id");--> statement-breakpoint
CREATE INDEX "application_cv" ON "application" USING btree ("cv_id");--> statement-breakpoint
CREATE INDEX "application_unread" ON "application" USING btree ("company_id") WHERE "application"."state" = 'enviada';--> statement-breakpoint
CREATE INDEX "application_sent_offer" ON "application" USING btree ("sent_offer_id") WHERE "application"."sent_offer_id" is not null;--> statement-breakpoint
CREATE INDEX "application_event_history" ON "application_event" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "application_event_untold" ON "application_event" USING btree ("due_at") WHERE "application_event"."due_at" is not null and "application_event"."told_at" is null;--> statement-breakpoint
CREATE INDEX "application_event_happened" ON "application_event" USING brin ("happened_at");--> statement-breakpoint
CREATE INDEX "application_event_new" ON "application_event" USING btree ("happened_at") WHERE "application_event"."to_state" = 'enviada' and not "application_event"."announced";--> statement-breakpoint
CREATE INDEX "application_event_batch" ON "application_event" USING btree ("batch") WHERE "application_event"."batch" is not null;--> statement-breakpoint
CREATE INDEX "application_event_account" ON "application_event" USING btree ("account_id") WHERE "application_event"."account_id" is not null;--> statement-breakpoint
CREATE INDEX "sent_offer_offer" ON "sent_offer" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "company_mail_untold" ON "company_mail" USING btree ("made_at") WHERE "company_mail"."told_at" is null;--> statement-breakpoint
CREATE INDEX "company_mail_made" ON "company_mail" USING brin ("made_at");--> statement-breakpoint
CREATE INDEX "application_note_application" ON "application_note" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "cv_download_company" ON "cv_download" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "cv_download_application" ON "cv_download" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "cv_download_age" ON "cv_download" USING btree ("downloaded_at");--> statement-breakpoint
CREATE INDEX "cv_candidate" ON "cv" USING btree ("candidate_id");--> statement-breakpoint
CREATE INDEX "cv_file" ON "cv" USING btree ("file_key" collate "C");--> statement-breakpoint
CREATE INDEX "cv_removed" ON "cv" USING btree ("id") WHERE "cv"."removed_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "email_link_one_pending" ON "email_link" USING btree ("account_id") WHERE "email_link"."ended_at" is null and "email_link"."kind" <> 'undo';--> statement-breakpoint
CREATE INDEX "email_link_undo" ON "email_link" USING btree (lower("email")) WHERE "email_link"."kind" = 'undo';--> statement-breakpoint
CREATE INDEX "email_link_account" ON "email_link" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "email_link_expiry" ON "email_link" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "account_deletion_due" ON "account_deletion" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "closed_customer_kept" ON "closed_customer" USING btree ("kept_until");--> statement-breakpoint
CREATE INDEX "municipality_province" ON "municipality" USING btree ("province_id");--> statement-breakpoint
CREATE INDEX "municipality_plain_name" ON "municipality" USING btree ("plain_name");--> statement-breakpoint
CREATE INDEX "offer_project" ON "offer" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "offer_company" ON "offer" USING btree ("company_id","created_on" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "offer_newest" ON "offer" USING btree ("created_on" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "offer"."state" = 1;--> statement-breakpoint
CREATE INDEX "offer_position_salary" ON "offer" USING btree ("position_id","id") WHERE "offer"."state" = 1 and "offer"."annual_salary" > 0;--> statement-breakpoint
CREATE INDEX "offer_created" ON "offer" USING btree ("created_on");--> statement-breakpoint
CREATE INDEX "offer_expires" ON "offer" USING btree ("expires_on");--> statement-breakpoint
CREATE INDEX "offer_resting" ON "offer" USING btree ("company_id") WHERE "offer"."resting";--> statement-breakpoint
CREATE INDEX "offer_rejected" ON "offer" USING btree ("company_id") WHERE "offer"."review" = 'rejected';--> statement-breakpoint
CREATE INDEX "project_company" ON "project" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "offer_text_hash" ON "offer_text" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "operator_totp_key" ON "operator" USING btree ("totp_key_id");--> statement-breakpoint
CREATE INDEX "operator_act_operator" ON "operator_act" USING btree ("operator_id","id");--> statement-breakpoint
CREATE INDEX "operator_act_kind" ON "operator_act" USING btree ("kind","id");--> statement-breakpoint
CREATE INDEX "operator_act_subject" ON "operator_act" USING btree ("subject_id","id");--> statement-breakpoint
CREATE INDEX "operator_act_time" ON "operator_act" USING btree ("happened_at");--> statement-breakpoint
CREATE INDEX "payment_event_received" ON "payment_event" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "payment_event_company" ON "payment_event" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "account_email_unique" ON "account" USING btree (lower("email")) WHERE "account"."is_confirmed";--> statement-breakpoint
CREATE INDEX "account_unconfirmed" ON "account" USING btree ("created_at") WHERE not "account"."is_confirmed";--> statement-breakpoint
CREATE INDEX "account_email" ON "account" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "account_created" ON "account" USING brin ("created_at") WITH (autosummarize=true);--> statement-breakpoint
CREATE INDEX "account_role" ON "account" USING btree ("role","id");--> statement-breakpoint
CREATE INDEX "candidate_photo" ON "candidate" USING btree ("photo_key" collate "C") WHERE "candidate"."photo_key" is not null;--> statement-breakpoint
CREATE INDEX "candidate_words" ON "candidate" USING gin (to_tsvector('simple'::regconfig, plain_text("first_name" || ' ' || "first_surname" || ' ' || coalesce("second_surname", ''))));--> statement-breakpoint
CREATE INDEX "candidate_identity_key" ON "candidate" USING btree ("identity_key_id");--> statement-breakpoint
CREATE INDEX "candidate_clear" ON "candidate" USING btree ("id") WHERE "candidate"."document_number" is not null or "candidate"."birth_date" is not null;--> statement-breakpoint
CREATE INDEX "company_waits" ON "company" USING btree (coalesce("asked_at", "registered_on"::timestamp at time zone 'UTC'),"id");--> statement-breakpoint
CREATE INDEX "company_verification_state" ON "company" USING btree ("verification",coalesce("asked_at", "registered_on"::timestamp at time zone 'UTC'),"id") WHERE not "company"."suspended";--> statement-breakpoint
CREATE INDEX "company_suspended" ON "company" USING btree (coalesce("asked_at", "registered_on"::timestamp at time zone 'UTC'),"id") WHERE "company"."suspended";--> statement-breakpoint
CREATE INDEX "company_verified" ON "company" USING btree ("id") WHERE "company"."verified_on" is not null;--> statement-breakpoint
CREATE INDEX "company_logo" ON "company" USING btree ("logo_key" collate "C") WHERE "company"."logo_key" is not null;--> statement-breakpoint
CREATE INDEX "company_words" ON "company" USING gin (to_tsvector('simple'::regconfig, plain_text("name" || ' ' || "acronym")));--> statement-breakpoint
CREATE INDEX "data_export_expiry" ON "data_export" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "password_reset_account" ON "password_reset" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "password_reset_expiry" ON "password_reset" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "session_account" ON "session" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "session_expiry" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "application_answer_question" ON "application_answer" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "offer_question_offer" ON "offer_question" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "offer_question_left" ON "offer_question" USING btree ("id") WHERE "offer_question"."offer_id" is null;--> statement-breakpoint
CREATE INDEX "offer_review_queue" ON "offer_review" USING btree ("priority","due_at","offer_id") WHERE "offer_review"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "offer_report_case" ON "offer_report" USING btree ("case_id","id");--> statement-breakpoint
CREATE INDEX "report_case_queue" ON "report_case" USING btree ("queued_at","id") WHERE "report_case"."queued_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "report_case_one_queued" ON "report_case" USING btree ("offer_id") WHERE "report_case"."queued_at" is not null;--> statement-breakpoint
CREATE INDEX "report_case_offer" ON "report_case" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "report_case_company" ON "report_case" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "report_case_decided" ON "report_case" USING btree ("decided_at");--> statement-breakpoint
CREATE INDEX "offer_search_expires" ON "offer_search" USING btree ("expires_on");--> statement-breakpoint
CREATE INDEX "offer_search_newest" ON "offer_search" USING btree ("created_on" DESC NULLS LAST,"offer_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "offer_search_sector" ON "offer_search" USING btree ("sector_id","created_on" DESC NULLS LAST,"offer_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "offer_search_municipality" ON "offer_search" USING btree ("municipality_id","created_on" DESC NULLS LAST,"offer_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "offer_search_terms" ON "offer_search" USING gin ("terms") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_word_parts" ON "search_word" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_word_start" ON "search_word" USING btree ("word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "stand_in_event_waiting" ON "stand_in_event" USING btree ("next_attempt_at") WHERE "stand_in_event"."delivered_at" is null;--> statement-breakpoint
CREATE INDEX "stand_in_object_customer" ON "stand_in_object" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "stand_in_object_due" ON "stand_in_object" USING btree ("due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "company_tax_number_unique" ON "company_verification" USING btree ("tax_number") WHERE "company_verification"."claims_tax_number";--> statement-breakpoint
CREATE INDEX "company_verification_submitted" ON "company_verification" USING btree ("submitted_at");--> statement-breakpoint
CREATE INDEX "company_verification_tax_number" ON "company_verification" USING btree ("tax_number");--> statement-breakpoint
CREATE INDEX "company_verification_legal_words" ON "company_verification" USING gin (to_tsvector('simple'::regconfig, plain_text("legal_name")));--> statement-breakpoint
CREATE INDEX "verification_step_company" ON "verification_step" USING btree ("company_id","id");