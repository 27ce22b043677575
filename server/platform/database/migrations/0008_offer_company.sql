ALTER TABLE "project" ADD CONSTRAINT "project_id_company_unique" UNIQUE("id","company_id");--> statement-breakpoint
ALTER TABLE "offer" ADD COLUMN "company_id" integer;--> statement-breakpoint
UPDATE "offer" SET "company_id" = "project"."company_id" FROM "project" WHERE "project"."id" = "offer"."project_id";--> statement-breakpoint
ALTER TABLE "offer" ALTER COLUMN "company_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "offer" DROP CONSTRAINT "offer_project_id_project_id_fk";--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_project_of_company_fk" FOREIGN KEY ("project_id","company_id") REFERENCES "public"."project"("id","company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offer_company" ON "offer" USING btree ("company_id","created_on" DESC NULLS LAST,"id" DESC NULLS LAST);
