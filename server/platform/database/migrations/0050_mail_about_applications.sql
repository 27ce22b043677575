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
ALTER TABLE "application_event" ADD COLUMN "announced" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "candidate" ADD COLUMN "wants_news" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "application_mail" text DEFAULT 'resumen' NOT NULL;--> statement-breakpoint
ALTER TABLE "company_mail" ADD CONSTRAINT "company_mail_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_mail_untold" ON "company_mail" USING btree ("made_at") WHERE "company_mail"."told_at" is null;--> statement-breakpoint
CREATE INDEX "company_mail_made" ON "company_mail" USING brin ("made_at");--> statement-breakpoint
CREATE INDEX "application_event_new" ON "application_event" USING btree ("happened_at") WHERE "application_event"."to_state" = 'enviada' and not "application_event"."announced";--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_application_mail_known" CHECK ("company"."application_mail" in ('al_momento', 'resumen', 'ninguno'));