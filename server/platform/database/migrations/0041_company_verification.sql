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
	CONSTRAINT "verification_step_kind_known" CHECK ("verification_step"."kind" in ('requested', 'verified', 'rejected', 'suspended', 'readmitted'))
);
--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "verified_on" date;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "verification_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "company_check" ADD CONSTRAINT "company_check_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_verification" ADD CONSTRAINT "company_verification_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_step" ADD CONSTRAINT "verification_step_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "company_tax_number_unique" ON "company_verification" USING btree ("tax_number") WHERE "company_verification"."claims_tax_number";--> statement-breakpoint
CREATE INDEX "company_verification_submitted" ON "company_verification" USING btree ("submitted_at");--> statement-breakpoint
CREATE INDEX "verification_step_company" ON "verification_step" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "company_pending" ON "company" USING btree ("id") WHERE "company"."verification" = 'pending';--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_verified_on" CHECK ("company"."verified_on" is null or "company"."verification" = 'verified');--> statement-breakpoint
-- The badge of a verified company says what was checked.
CREATE FUNCTION announce_checks() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if exists (select from company where id = coalesce(new.company_id, old.company_id) and verification = 'verified') then
    perform pg_notify('public_change', '*');
  end if;
  return null;
end $$;--> statement-breakpoint
CREATE TRIGGER company_check_announce AFTER INSERT OR DELETE ON company_check
  FOR EACH ROW EXECUTE FUNCTION announce_checks();
