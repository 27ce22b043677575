ALTER TABLE "application" DROP CONSTRAINT IF EXISTS "application_company_id_company_id_fk";
