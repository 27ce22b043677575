CREATE TABLE "cv_draft" (
	"candidate_id" integer PRIMARY KEY NOT NULL,
	"parts" "bytea" NOT NULL,
	"key_id" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cv" ADD COLUMN "nameless_file_key" text;--> statement-breakpoint
ALTER TABLE "cv" ADD COLUMN "made_of" text;--> statement-breakpoint
ALTER TABLE "cv_draft" ADD CONSTRAINT "cv_draft_candidate_id_candidate_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidate"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_draft" ADD CONSTRAINT "cv_draft_key_id_encryption_key_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."encryption_key"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cv_draft_key" ON "cv_draft" USING btree ("key_id");--> statement-breakpoint
CREATE INDEX "cv_nameless_file" ON "cv" USING btree ("nameless_file_key" collate "C") WHERE "cv"."nameless_file_key" is not null;