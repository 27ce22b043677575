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
ALTER TABLE "cv_download" ADD CONSTRAINT "cv_download_cv_id_cv_id_fk" FOREIGN KEY ("cv_id") REFERENCES "public"."cv"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_download" ADD CONSTRAINT "cv_download_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_download" ADD CONSTRAINT "cv_download_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cv_download_company" ON "cv_download" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "cv_download_application" ON "cv_download" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "cv_download_age" ON "cv_download" USING btree ("downloaded_at");