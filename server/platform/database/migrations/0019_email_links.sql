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
DROP INDEX "account_email_unique";--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "is_confirmed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "email_link" ADD CONSTRAINT "email_link_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "email_link_one_pending" ON "email_link" USING btree ("account_id") WHERE "email_link"."ended_at" is null and "email_link"."kind" <> 'undo';--> statement-breakpoint
CREATE INDEX "email_link_undo" ON "email_link" USING btree (lower("email")) WHERE "email_link"."kind" = 'undo';--> statement-breakpoint
CREATE INDEX "email_link_account" ON "email_link" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "email_link_expiry" ON "email_link" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "account_email_unique" ON "account" USING btree (lower("email")) WHERE "account"."is_confirmed";