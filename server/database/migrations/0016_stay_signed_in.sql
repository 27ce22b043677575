ALTER TABLE "session" ADD COLUMN "renewals" integer;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "stay_id" integer;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_stay_fk" FOREIGN KEY ("stay_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "session_stay" ON "session" USING btree ("stay_id");