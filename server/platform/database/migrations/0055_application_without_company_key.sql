ALTER TABLE "application" DROP CONSTRAINT "application_company_id_company_id_fk";
