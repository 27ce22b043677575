CREATE TABLE "account_deletion" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
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
ALTER TABLE "account_deletion" ADD CONSTRAINT "account_deletion_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_deletion_due" ON "account_deletion" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "closed_customer_kept" ON "closed_customer" USING btree ("kept_until");