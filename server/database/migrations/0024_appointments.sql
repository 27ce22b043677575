CREATE TABLE "appointment" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "appointment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"application_id" bigint,
	"candidate_id" integer,
	"company_id" integer,
	"mode" text NOT NULL,
	"place" text NOT NULL,
	"proposals" jsonb NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"other_text" "bytea",
	"other_key_id" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"proposed_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" text NOT NULL,
	"cancelled_at" timestamp with time zone,
	"due_at" timestamp with time zone,
	"mailed_starts_at" timestamp with time zone,
	"mailed_ends_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	CONSTRAINT "appointment_application" UNIQUE("application_id"),
	CONSTRAINT "appointment_mode_known" CHECK ("appointment"."mode" in ('presencial', 'telefono', 'video')),
	CONSTRAINT "appointment_changed_by_known" CHECK ("appointment"."changed_by" in ('empresa', 'candidato')),
	CONSTRAINT "appointment_has_end" CHECK ("appointment"."starts_at" < "appointment"."ends_at" or "appointment"."ends_at" is null),
	CONSTRAINT "appointment_other_has_key" CHECK (("appointment"."other_text" is null) = ("appointment"."other_key_id" is null))
);
--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_candidate_id_candidate_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidate"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_other_key_id_encryption_key_id_fk" FOREIGN KEY ("other_key_id") REFERENCES "public"."encryption_key"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointment_candidate" ON "appointment" USING btree ("candidate_id");--> statement-breakpoint
CREATE INDEX "appointment_company" ON "appointment" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "appointment_open" ON "appointment" USING btree ("ends_at") WHERE "appointment"."cancelled_at" is null;--> statement-breakpoint
CREATE INDEX "appointment_due" ON "appointment" USING btree ("due_at") WHERE "appointment"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "appointment_left" ON "appointment" USING btree ("id") WHERE "appointment"."application_id" is null;--> statement-breakpoint
CREATE INDEX "appointment_other_key" ON "appointment" USING btree ("other_key_id");--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_candidate_once" EXCLUDE USING gist (int4range("candidate_id", "candidate_id", '[]') WITH &&, tstzrange("starts_at", "ends_at") WITH &&) WHERE ("starts_at" is not null and "cancelled_at" is null and "candidate_id" is not null);--> statement-breakpoint
ALTER TABLE "appointment" ADD CONSTRAINT "appointment_company_once" EXCLUDE USING gist (int4range("company_id", "company_id", '[]') WITH &&, tstzrange("starts_at", "ends_at") WITH &&) WHERE ("starts_at" is not null and "cancelled_at" is null and "company_id" is not null);
