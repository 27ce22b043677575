import { and, count, eq, min, sql } from 'drizzle-orm'
import { isActiveOffer } from '#server/platform/database/active-offer.ts'
import type { Handle } from '#server/platform/database/open.ts'
import { municipality, offer, project } from '#server/platform/database/schema/schema.ts'
import { containsText } from '#server/platform/database/text-search.ts'

export interface OfferCity {
  id: number
  name: string
  offers: number
}

/**
 * Every city with active offers in active projects, those with the most first. The few places that share a name are one
 * here, as they are for the filter.
 */
export function listOfferCities(db: Handle): Promise<OfferCity[]> {
  // Counted by number before any name is looked at: a million offers lie in some thousands of places.
  const perPlace = db
    .select({ municipalityId: offer.municipalityId, offers: count().as('offers') })
    .from(offer)
    .innerJoin(project, eq(project.id, offer.projectId))
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

/** The cities that are called so, accents and case aside. */
export async function listCitiesCalled(db: Handle, name: string): Promise<number[]> {
  const isCalled = sql`plain_text(${municipality.name}) = plain_text(${name})`
  const rows = await db
    .select({ id: municipality.id })
    .from(municipality)
    // The first condition says nothing new, but has an index.
    .where(and(containsText(municipality.name, name), isCalled))
  return rows.map(({ id }) => id)
}
