import { and, count, eq, sql, type SQL } from 'drizzle-orm'
import { isActiveOffer } from '#server/platform/database/queries/active-offer.ts'
import { newestFirst, selectOffers } from '#server/platform/database/queries/select-offers.ts'
import type { Handle } from '#server/platform/database/open.ts'
import type { Window } from '#server/platform/database/page.ts'
import { application, municipality, offer, project } from '#server/platform/database/schema/schema.ts'
import { containsWords } from '#server/platform/database/queries/text-search.ts'
import { listOffersById } from './read-queries.ts'

export interface OwnOfferFilters {
  companyId: number
  /** Every word must occur in the name or the city. */
  text?: string | undefined
  /** Whether candidates see it. */
  isActive?: boolean | undefined
  projectId?: number | undefined
  offerId?: number | undefined
}

const applications = sql<number>`(
  select count(*)::int from ${application} where ${application.offerId} = ${offer.id}
)`

const matches = ({ companyId, text = '', isActive, projectId, offerId }: OwnOfferFilters): SQL | undefined =>
  and(
    eq(offer.companyId, companyId),
    ...containsWords([offer.name, municipality.name], text),
    isActive === undefined ? undefined : sql`${isActiveOffer} = ${isActive}`,
    projectId === undefined ? undefined : eq(project.id, projectId),
    offerId === undefined ? undefined : eq(offer.id, offerId),
  )

/** A company's offers, newest first. */
export async function listOwnOffers(db: Handle, filters: OwnOfferFilters, window: Window) {
  const found = await selectOffers(db, { id: offer.id, applications })
    .innerJoin(municipality, eq(municipality.id, offer.municipalityId))
    .where(matches(filters))
    .orderBy(...newestFirst)
    .limit(window.limit)
    .offset(window.offset)
  const applicationsOf = new Map(found.map((row) => [row.id, row.applications]))
  const offers = await listOffersById(db, [...applicationsOf.keys()])
  return offers.map((row) => ({ ...row, applications: applicationsOf.get(row.id) ?? 0 }))
}

export type OwnOfferRow = Awaited<ReturnType<typeof listOwnOffers>>[number]

export async function countOwnOffers(db: Handle, filters: OwnOfferFilters): Promise<number> {
  const [row] = await selectOffers(db, { matches: count() })
    .innerJoin(municipality, eq(municipality.id, offer.municipalityId))
    .where(matches(filters))
  return row?.matches ?? 0
}
