CREATE TABLE "sent_mail" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sent_mail_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"subject" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"refusal" text
);
--> statement-breakpoint
ALTER TABLE "sent_mail" ADD CONSTRAINT "sent_mail_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sent_mail_account" ON "sent_mail" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sent_mail_time" ON "sent_mail" USING btree ("sent_at");