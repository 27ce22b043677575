import { and, desc, eq, gt, ne, sql } from 'drizzle-orm'
import { isActiveOffer, isSwitchedOn } from '#server/domain/offers/public-offer.ts'
import type { Handle, Tx } from '#server/database/open.ts'
import { offer, offerText, project } from '#server/database/schema/schema.ts'

interface Described {
  offerId: number
  companyId: number
  hash: Buffer
}

/** Keeps the words of a description, and since when the offer has them. */
export async function keepDescription(tx: Tx, { offerId, hash }: Described, since: Date): Promise<void> {
  await tx
    .insert(offerText)
    .values({ offerId, hash, since })
    .onConflictDoUpdate({
      target: offerText.offerId,
      set: { hash, since },
      setWhere: ne(offerText.hash, hash),
    })
}

export async function forgetDescription(tx: Tx, offerId: number): Promise<void> {
  await tx.delete(offerText).where(eq(offerText.offerId, offerId))
}

/** Whether candidates find an offer of another company that had the same description before. */
export async function isCopiedDescription(
  db: Handle,
  { offerId, companyId, hash }: Described,
  today: string,
): Promise<boolean> {
  const rows = await db
    .select({ id: offer.id })
    .from(offerText)
    .innerJoin(offer, eq(offer.id, offerText.offerId))
    .innerJoin(project, eq(project.id, offer.projectId))
    .where(
      and(
        eq(offerText.hash, hash),
        ne(offer.companyId, companyId),
        isActiveOffer(today),
        sql`(${offerText.since}, ${offerText.offerId}) < (select since, offer_id from offer_text own where own.offer_id = ${offerId})`,
      ),
    )
    .limit(1)
  return rows.length > 0
}

/** Gross euros a year: the middle of the range. */
export const middleSalary = sql<number>`(${offer.annualSalary} + coalesce(${offer.salaryMax}, ${offer.annualSalary})) / 2`

const NEWEST = 300

/**
 * The usual salary of a position, of the newest offers of other companies that are switched on, and how many offers and companies
 * these are. A company cannot make its own salaries usual.
 */
export async function findUsualSalary(
  db: Handle,
  { positionId, companyId }: { positionId: number; companyId: number },
) {
  const newest = db
    .select({ companyId: offer.companyId, salary: middleSalary.as('salary') })
    .from(offer)
    .where(and(eq(offer.positionId, positionId), isSwitchedOn, gt(offer.annualSalary, 0)))
    .orderBy(desc(offer.id))
    .limit(NEWEST)
    .as('newest')
  const [row] = await db
    .select({
      usual: sql<number | null>`percentile_cont(0.5) within group (order by ${newest.salary})`,
      offers: sql<number>`count(*)::int`,
      companies: sql<number>`count(distinct ${newest.companyId})::int`,
    })
    .from(newest)
    .where(ne(newest.companyId, companyId))
  return row
}
