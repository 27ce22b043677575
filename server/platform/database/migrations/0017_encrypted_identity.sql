CREATE TABLE "encryption_key" (
	"id" text PRIMARY KEY NOT NULL,
	"first_used_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "candidate" ADD COLUMN "identity" "bytea";--> statement-breakpoint
ALTER TABLE "candidate" ADD COLUMN "identity_key_id" text;--> statement-breakpoint
ALTER TABLE "candidate" ADD CONSTRAINT "candidate_identity_key_id_encryption_key_id_fk" FOREIGN KEY ("identity_key_id") REFERENCES "public"."encryption_key"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "candidate_identity_key" ON "candidate" USING btree ("identity_key_id");--> statement-breakpoint
CREATE INDEX "candidate_clear" ON "candidate" USING btree ("id") WHERE "candidate"."document_number" is not null or "candidate"."birth_date" is not null;--> statement-breakpoint
ALTER TABLE "candidate" ADD CONSTRAINT "candidate_identity_has_key" CHECK (("candidate"."identity" is null) = ("candidate"."identity_key_id" is null));