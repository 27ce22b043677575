-- Before, an application had the text of its offer only where that has changed since or is gone.
ALTER TABLE "application" ADD COLUMN "sent_offer" jsonb;--> statement-breakpoint
UPDATE application SET sent_offer = text || jsonb_build_object('offerId', kept.offer_id)
FROM sent_offer kept WHERE kept.id = sent_offer_id;--> statement-breakpoint
UPDATE application SET sent_offer = jsonb_build_object(
  'offerId', offer.id, 'name', offer.name, 'description', offer.description, 'companyName', company.name,
  'annualSalary', offer.annual_salary, 'salaryMax', offer.salary_max, 'contractType', offer.contract_type,
  'experience', offer.experience, 'vacancies', offer.vacancies, 'position', position.name, 'modality', modality.name,
  'workday', workday.name, 'sector', sector.name, 'province', province.name, 'municipality', municipality.name,
  'requirements', coalesce((
    select jsonb_agg(description order by place) from requirement where requirement.offer_id = offer.id), '[]'))
FROM offer, company, position, modality, workday, sector, province, municipality
WHERE sent_offer_id is null and offer.id = application.offer_id
  and company.id = offer.company_id and position.id = offer.position_id and modality.id = offer.modality_id
  and workday.id = offer.workday_id and sector.id = offer.sector_id and province.id = offer.province_id
  and municipality.id = offer.municipality_id;--> statement-breakpoint
ALTER TABLE "application" ALTER COLUMN "sent_offer" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "application" DROP COLUMN "sent_offer_id";--> statement-breakpoint
DROP TABLE "sent_offer";--> statement-breakpoint
-- An empty database has neither.
DROP TRIGGER IF EXISTS offer_changed_keeps_sent ON offer;--> statement-breakpoint
DROP FUNCTION IF EXISTS before_offer_changed, keep_sent_offer;
