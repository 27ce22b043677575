ALTER TABLE "offer" ADD COLUMN "salary_max" integer;--> statement-breakpoint
ALTER TABLE "offer" ADD COLUMN "contract_type" text;--> statement-breakpoint
ALTER TABLE "offer" ADD COLUMN "vacancies" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_salary_ordered" CHECK ("offer"."salary_max" between greatest("offer"."annual_salary", 1) and 10000000);--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_vacancies_sane" CHECK ("offer"."vacancies" between 1 and 999);