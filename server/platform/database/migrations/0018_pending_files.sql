CREATE TABLE "pending_file" (
	"key" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "pending_file_state_known" CHECK ("pending_file"."state" in ('writing', 'removing'))
);
--> statement-breakpoint
CREATE INDEX "candidate_photo" ON "candidate" USING btree ("photo_key" collate "C") WHERE "candidate"."photo_key" is not null;--> statement-breakpoint
CREATE INDEX "company_logo" ON "company" USING btree ("logo_key" collate "C") WHERE "company"."logo_key" is not null;--> statement-breakpoint
CREATE INDEX "cv_file" ON "cv" USING btree ("file_key" collate "C");