CREATE TABLE "offer_text" (
	"offer_id" integer PRIMARY KEY NOT NULL,
	"hash" "bytea" NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rejected_text" (
	"company_id" integer NOT NULL,
	"hash" "bytea" NOT NULL,
	"rejected_at" timestamp with time zone NOT NULL,
	CONSTRAINT "rejected_text_company_id_hash_pk" PRIMARY KEY("company_id","hash")
);
--> statement-breakpoint
ALTER TABLE "offer_text" ADD CONSTRAINT "offer_text_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rejected_text" ADD CONSTRAINT "rejected_text_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offer_text_hash" ON "offer_text" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "offer_position_salary" ON "offer" USING btree ("position_id","id") WHERE "offer"."state" = 1 and "offer"."annual_salary" > 0;--> statement-breakpoint
CREATE INDEX "offer_rejected" ON "offer" USING btree ("company_id") WHERE "offer"."review" = 'rejected';
