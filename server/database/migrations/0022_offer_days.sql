CREATE TABLE "offer_day" (
	"offer_id" integer NOT NULL,
	"day" date NOT NULL,
	"opened" integer NOT NULL,
	CONSTRAINT "offer_day_offer_id_day_pk" PRIMARY KEY("offer_id","day")
);
--> statement-breakpoint
ALTER TABLE "offer_day" ADD CONSTRAINT "offer_day_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer"("id") ON DELETE cascade ON UPDATE no action;