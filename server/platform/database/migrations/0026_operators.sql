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
ALTER TABLE "account" DROP CONSTRAINT "account_role_known";--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "has_second_factor" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "operator" ADD CONSTRAINT "operator_totp_key_id_encryption_key_id_fk" FOREIGN KEY ("totp_key_id") REFERENCES "public"."encryption_key"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator" ADD CONSTRAINT "operator_account_role_fk" FOREIGN KEY ("account_id","role") REFERENCES "public"."account"("id","role") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_code" ADD CONSTRAINT "recovery_code_account_id_operator_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."operator"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "operator_totp_key" ON "operator" USING btree ("totp_key_id");--> statement-breakpoint
CREATE INDEX "operator_act_operator" ON "operator_act" USING btree ("operator_id","id");--> statement-breakpoint
CREATE INDEX "operator_act_kind" ON "operator_act" USING btree ("kind","id");--> statement-breakpoint
CREATE INDEX "operator_act_subject" ON "operator_act" USING btree ("subject_id","id");--> statement-breakpoint
CREATE INDEX "operator_act_time" ON "operator_act" USING btree ("happened_at");--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_role_known" CHECK ("account"."role" in (1, 2, 3));--> statement-breakpoint
-- The register of what operators did only grows, whoever asks. A role that owns the table cannot be refused by rights alone.
CREATE FUNCTION refuse_change_of_act() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'operator_act is append-only: % is refused', TG_OP;
END $$;--> statement-breakpoint
CREATE TRIGGER operator_act_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON operator_act
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_act();
