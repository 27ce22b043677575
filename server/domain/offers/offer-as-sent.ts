import { sql } from 'drizzle-orm'
import type { OfferAsSent } from '#server/database/schema/schema.ts'

/**
 * The text of an offer that a candidate reads now: a column of a query on `offer`. The names are written out, because Drizzle names
 * columns without their table where a query has one table.
 */
export const offerAsSent = sql<OfferAsSent>`(
  select jsonb_build_object(
    'offerId', "offer".id, 'name', "offer".name, 'description', "offer".description, 'companyName', company.name,
    'annualSalary', "offer".annual_salary, 'salaryMax', "offer".salary_max, 'payPeriod', "offer".pay_period,
    'periodPay', "offer".period_pay, 'periodPayMax', "offer".period_pay_max, 'payments', "offer".payments,
    'variablePay', "offer".variable_pay, 'agreement', "offer".agreement, 'reservedFor', "offer".reserved_for,
    'everywhere', "offer".everywhere, 'moreCities', (
      select coalesce(jsonb_agg(name order by array_position("offer".more_municipality_ids, id)), '[]')
      from municipality where id = any ("offer".more_municipality_ids)),
    'contractType', "offer".contract_type,
    'experience', "offer".experience, 'vacancies', "offer".vacancies, 'position', position.name, 'modality', modality.name,
    'workday', workday.name, 'sector', sector.name, 'province', province.name, 'municipality', municipality.name,
    'requirements', coalesce((
      select jsonb_agg(description order by place) from requirement where requirement.offer_id = "offer".id), '[]'))
  from company, position, modality, workday, sector, province, municipality
  where company.id = "offer".company_id and position.id = "offer".position_id and modality.id = "offer".modality_id
    and workday.id = "offer".workday_id and sector.id = "offer".sector_id and province.id = "offer".province_id
    and municipality.id = "offer".municipality_id
)`
