import { and, count, eq, gte, min, or, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import type { Handle } from '#server/database/open.ts'
import { isSpreadTo } from '#server/domain/offers/search/offer-filters.ts'
import { ANY_PLACE, municipality, offerSearch } from '#server/database/schema/schema.ts'

export interface OfferCity {
  id: number
  name: string
  offers: number
}

const isEverywhere = sql<boolean>`${offerSearch.moreMunicipalityIds} = ${sql.raw(`'{${ANY_PLACE}}'`)}`

const isIn = (id: AnyColumn | SQL | SQL.Aliased, ids: number[]) => sql`${id} = any(${sql.param(ids)}::int[])`

/**
 * Every city with active offers, or those of `ids`, with the most offers first. The few places that share a name count as one city, as they
 * do for the filter.
 */
export function listOfferCities(db: Handle, { today, ids }: { today: string; ids?: number[] }): Promise<OfferCity[]> {
  // Counting by id first is faster: a million offers share a few thousand places.
  const places = db
    .select({
      municipalityId: sql<number>`unnest(${offerSearch.municipalityId} || ${offerSearch.moreMunicipalityIds})`.as(
        'place',
      ),
      isEverywhere: isEverywhere.as('everywhere'),
    })
    .from(offerSearch)
    .where(and(gte(offerSearch.expiresOn, today), ids && or(isIn(offerSearch.municipalityId, ids), isSpreadTo(ids))))
    .as('places')
  const perPlace = db
    .select({
      municipalityId: places.municipalityId,
      offers: sql<number>`count(*) filter (where not ${places.isEverywhere})`.as('offers'),
    })
    .from(places)
    .where(ids && isIn(places.municipalityId, ids))
    .groupBy(places.municipalityId)
    .as('per_place')
  // The list finds a job from all of Spain in each city.
  const everywhere = db
    .select({ offers: count() })
    .from(offerSearch)
    .where(and(gte(offerSearch.expiresOn, today), isEverywhere))
  const offers = sql<number>`sum(${perPlace.offers}) + ${everywhere}`.mapWith(Number)
  return db
    .select({ id: sql<number>`${min(municipality.id)}`, name: municipality.name, offers })
    .from(perPlace)
    .innerJoin(municipality, eq(municipality.id, perPlace.municipalityId))
    .groupBy(municipality.name)
    .orderBy(sql`${offers} desc`, sql`${municipality.name} collate "es-x-icu"`)
}
