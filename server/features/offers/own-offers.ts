import { and, count, eq, sql, type SQL } from 'drizzle-orm'
import { isActiveOffer } from '#server/platform/database/active-offer.ts'
import type { Handle } from '#server/platform/database/open.ts'
import type { Window } from '#server/platform/database/page.ts'
import { application, municipality, offer, project } from '#server/platform/database/schema/schema.ts'
import { containsWords } from '#server/platform/database/text-search.ts'
import { listOffersById, newestFirst, type OfferRow } from './read-queries.ts'

/** What only the offer's company is told of it. */
interface OwnFacts {
  version: number
  applications: number
  isHeldBack: boolean
}

export type OwnOfferRow = OfferRow & OwnFacts

/** Whose offers, and which of them. */
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
    eq(project.companyId, companyId),
    ...containsWords([offer.name, municipality.name], text),
    isActive === undefined ? undefined : sql`${isActiveOffer} = ${isActive}`,
    projectId === undefined ? undefined : eq(project.id, projectId),
    offerId === undefined ? undefined : eq(offer.id, offerId),
  )

/** A company's offers, newest first. */
export async function listOwnOffers(
  db: Handle,
  { filters, window }: { filters: OwnOfferFilters; window: Window },
): Promise<OwnOfferRow[]> {
  const found = await db
    .select({ id: offer.id, version: offer.version, isHeldBack: offer.isHeldBack, applications })
    .from(offer)
    .innerJoin(project, eq(project.id, offer.projectId))
    .innerJoin(municipality, eq(municipality.id, offer.municipalityId))
    .where(matches(filters))
    .orderBy(...newestFirst)
    .limit(window.limit)
    .offset(window.offset)
  const factsOf = new Map(found.map(({ id, ...facts }) => [id, facts]))
  const offers = await listOffersById(db, [...factsOf.keys()])
  return offers.flatMap((row) => {
    const facts = factsOf.get(row.id)
    return facts ? { ...row, ...facts } : []
  })
}

export async function countOwnOffers(db: Handle, filters: OwnOfferFilters): Promise<number> {
  const [row] = await db
    .select({ matches: count() })
    .from(offer)
    .innerJoin(project, eq(project.id, offer.projectId))
    .innerJoin(municipality, eq(municipality.id, offer.municipalityId))
    .where(matches(filters))
  return row?.matches ?? 0
}
