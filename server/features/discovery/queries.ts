import { and, asc, count, eq, gt, lte, sql } from 'drizzle-orm'
import { isActiveOffer, isReadable } from '#server/domain/offers/public-offer.ts'
import type { Handle } from '#server/database/open.ts'
import { selectInWords } from '#server/domain/offers/read-offers.ts'
import { selectOffers } from '#server/domain/offers/select-offers.ts'
import { changedAt, selectShown, type ShownOffer } from '#server/domain/offers/feed/shown-offers.ts'
import { company, offer, position, project } from '#server/database/schema/schema.ts'

const lastChangedAt = sql<Date>`max(${changedAt})`.mapWith(offer.updatedAt)

/**
 * Active offers in parts by their ids: part 1 holds the ids up to `size`, part 2 the next ones. So an offer always stays
 * in the same file, and the primary key finds a part quickly.
 */
export function listParts(db: Handle, { size, today }: { size: number; today: string }) {
  const number = sql<number>`(${offer.id} - 1) / ${sql.raw(String(size))} + 1`
  return selectOffers(db, { number, changedAt: lastChangedAt })
    .where(isActiveOffer(today))
    .groupBy(number)
    .orderBy(asc(number))
}

export interface ListedOffer {
  id: number
  changedAt: Date
}

interface Range {
  after: number
  last: number
  limit: number
  today: string
}

/** Active offers with ids above `after` and up to `last`, in order of their ids. */
export const listRange = (db: Handle, { after, last, limit, today }: Range) =>
  selectOffers(db, { id: offer.id, changedAt })
    .where(and(isActiveOffer(today), gt(offer.id, after), lte(offer.id, last)))
    .orderBy(asc(offer.id))
    .limit(limit)

/** The same offers with all that candidates read. The ids are found first, otherwise PostgreSQL would join all offers. */
export const listTold = (db: Handle, range: Range) =>
  selectInWords(db, { changedAt })
    .where(sql`${offer.id} = any (array(select found.id from (${listRange(db, range)}) found))`)
    .orderBy(asc(offer.id))

export type ToldOffer = Awaited<ReturnType<typeof listTold>>[number]

/** A text that is another one after any change of an active offer, or of the names beside it. */
export async function findStateOfOffers(db: Handle, today: string): Promise<string> {
  const seen = sql`concat_ws(' ', ${offer.id}, ${offer.version}, ${offer.expiresOn}, ${company.name}, ${position.name})`
  const [row] = await selectOffers(db, {
    all: count(),
    sum: sql<string>`coalesce(sum(hashtextextended(${seen}, 0)), 0)`,
  })
    .innerJoin(company, eq(company.id, project.companyId))
    .innerJoin(position, eq(position.id, offer.positionId))
    .where(isActiveOffer(today))
  return `${row?.all}-${row?.sum}`
}

export async function findShown(db: Handle, id: number, today: string): Promise<ShownOffer | undefined> {
  const [row] = await selectShown(db, today).where(and(eq(offer.id, id), isReadable))
  return row
}
