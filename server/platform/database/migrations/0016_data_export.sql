CREATE TABLE "data_export" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"failed_at" timestamp with time zone,
	"file_key" text,
	"size_bytes" integer,
	"expires_at" timestamp with time zone,
	CONSTRAINT "data_export_id_unique" UNIQUE("id")
);
--> statement-breakpoint
ALTER TABLE "data_export" ADD CONSTRAINT "data_export_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_export_expiry" ON "data_export" USING btree ("expires_at");