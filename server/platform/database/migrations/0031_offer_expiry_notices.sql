CREATE TABLE "offer_expiry_notice" (
	"offer_id" integer PRIMARY KEY NOT NULL,
	"expires_on" date NOT NULL,
	"days_before" smallint NOT NULL,
	CONSTRAINT "offer_expiry_notice_days_known" CHECK ("offer_expiry_notice"."days_before" in (7, 1))
);
--> statement-breakpoint
ALTER TABLE "offer_expiry_notice" ADD CONSTRAINT "offer_expiry_notice_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer"("id") ON DELETE cascade ON UPDATE no action;