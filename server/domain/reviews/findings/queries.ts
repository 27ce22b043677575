import { asc, eq, gt, sql } from 'drizzle-orm'
import type { Finding } from '#contract/values/offer-rules/judge-offer.ts'
import type { Handle } from '#server/database/open.ts'
import { offer, offerFinding } from '#server/database/schema/schema.ts'

const savedAt = sql<Date>`coalesce(${offer.updatedAt}, ${offer.createdOn})`.mapWith(offer.updatedAt)

/** The next offers after this id, in their order. */
export const listOfferIdsAfter = (db: Handle, id: number, limit: number): Promise<{ id: number; savedAt: Date }[]> =>
  db.select({ id: offer.id, savedAt }).from(offer).where(gt(offer.id, id)).orderBy(asc(offer.id)).limit(limit)

/** Waits for a concurrent save of the offer. Returns false if it was deleted. */
export async function lockOffer(tx: Handle, id: number): Promise<boolean> {
  const rows = await tx.select({ id: offer.id }).from(offer).where(eq(offer.id, id)).for('update')
  return rows.length > 0
}

export async function replaceFindings(db: Handle, offerId: number, findings: Finding[]): Promise<void> {
  await db.delete(offerFinding).where(eq(offerFinding.offerId, offerId))
  if (findings.length === 0) return
  await db.insert(offerFinding).values(findings.map(({ rule, field, found }) => ({ offerId, rule, field, found })))
}
