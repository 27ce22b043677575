import { and, eq, sql } from 'drizzle-orm'
import { FIRST_OTHER_POSITION_ID, FIRST_OWN_ENTRY_ID } from '#contract/values/other-positions.ts'
import type { Handle } from '#server/database/open.ts'
import { ANY_PLACE, company, municipality, offer, offerSearch, position } from '#server/database/schema/schema.ts'
import { conditionsOf, type OfferFilters } from '#server/domain/offers/search/offer-filters.ts'
import { middleSalary } from '#server/domain/reviews/findings/comparison-queries.ts'

// Of fewer the middle says nothing, or says what one company does.
const PAID_MIN = 10
const COMPANIES_MIN = 3
const NAMED = 6

// A type and not an interface, as a row of the query must be.
type Figures = Record<'offers' | 'companies' | 'paid', number> &
  Record<'usual' | 'percent' | 'days', number | null> & { positions: string[]; towns: string[] }

/** The list with these filters in figures. Their usual pay is computed as for the comparison with a new offer. */
export async function readFigures(db: Handle, filters: OfferFilters): Promise<Figures | undefined> {
  const found = db
    .select({
      companyId: offer.companyId,
      positionId: offer.positionId,
      townId: offerSearch.municipalityId,
      townIds: offerSearch.moreMunicipalityIds,
      salary: sql`case when ${offer.annualSalary} > 0 then ${middleSalary} end`.as('salary'),
    })
    .from(offerSearch)
    .innerJoin(offer, eq(offer.id, offerSearch.offerId))
    .where(and(...conditionsOf(filters, [])))
  const { provinceId = null } = filters
  const { rows } = await db.execute<Figures>(sql`
    with found as materialized (${found}), answering as (
      select floor(avg(answer_percent))::integer as percent,
        ceil(percentile_cont(0.5) within group (order by answer_days))::integer as days
      from ${company} where id in (select company_id from found) and answer_percent is not null
      having count(*) >= ${COMPANIES_MIN}
    )
    select count(*)::integer as offers, count(distinct company_id)::integer as companies, count(salary)::integer as paid,
      case when count(salary) >= ${PAID_MIN} and count(distinct company_id) >= ${COMPANIES_MIN}
        then round(percentile_cont(0.5) within group (order by salary))::integer end as usual,
      (select percent from answering), (select days from answering),
      array(
        select its.name from found join ${position} its on its.id = position_id
        where its.id not between ${FIRST_OTHER_POSITION_ID} and ${FIRST_OWN_ENTRY_ID - 1}
        group by its.id having count(*) > 1 order by count(*) desc, its.name limit ${NAMED}
      ) as positions,
      array(
        select its.name from found, unnest(municipality_id || more_municipality_ids) town join ${municipality} its on its.id = town
        where ${ANY_PLACE} <> all (more_municipality_ids) and its.province_id = coalesce(${provinceId}, its.province_id)
        group by its.id order by count(*) desc, its.name limit ${NAMED}
      ) as towns
    from found`)
  return rows[0]
}
