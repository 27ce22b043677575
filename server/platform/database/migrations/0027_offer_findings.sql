CREATE TABLE "offer_finding" (
	"offer_id" integer NOT NULL,
	"rule" text NOT NULL,
	"field" text NOT NULL,
	"found" text NOT NULL,
	CONSTRAINT "offer_finding_offer_id_rule_field_pk" PRIMARY KEY("offer_id","rule","field")
);
--> statement-breakpoint
ALTER TABLE "offer_finding" ADD CONSTRAINT "offer_finding_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer"("id") ON DELETE cascade ON UPDATE no action;