import { and, count, eq, min, sql } from 'drizzle-orm'
import { isActiveOffer } from '#server/platform/database/queries/active-offer.ts'
import { selectOffers } from '#server/platform/database/queries/select-offers.ts'
import type { Handle } from '#server/platform/database/open.ts'
import { municipality, offer } from '#server/platform/database/schema/schema.ts'
import { containsText } from '#server/platform/database/queries/text-search.ts'

export interface OfferCity {
  id: number
  name: string
  offers: number
}

/**
 * Every city with active offers, those with the most offers first. The few places that share a name count as one city, as
 * they do for the filter.
 */
export function listOfferCities(db: Handle): Promise<OfferCity[]> {
  // Counting by id first is faster: a million offers share a few thousand places.
  const perPlace = selectOffers(db, { municipalityId: offer.municipalityId, offers: count().as('offers') })
    .where(isActiveOffer)
    .groupBy(offer.municipalityId)
    .as('per_place')
  const offers = sql<number>`sum(${perPlace.offers})`.mapWith(Number)
  return db
    .select({ id: sql<number>`${min(municipality.id)}`, name: municipality.name, offers })
    .from(perPlace)
    .innerJoin(municipality, eq(municipality.id, perPlace.municipalityId))
    .groupBy(municipality.name)
    .orderBy(sql`${offers} desc`, sql`${municipality.name} collate "es-x-icu"`)
}

/** The cities with exactly this name; accents and case don't count. */
export async function listCitiesCalled(db: Handle, name: string): Promise<number[]> {
  const isCalled = sql`plain_text(${municipality.name}) = plain_text(${name})`
  const rows = await db
    .select({ id: municipality.id })
    .from(municipality)
    // The first condition is redundant, but it uses an index.
    .where(and(containsText(municipality.name, name), isCalled))
  return rows.map(({ id }) => id)
}
