import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { isSwitchedOn } from '#server/domain/offers/public-offer.ts'
import { announcePublicChange } from '#server/database/queries/announce-public-change.ts'
import { lockCompany } from '#server/domain/companies/lock-company.ts'
import type { Tx } from '#server/database/open.ts'
import { offer } from '#server/database/schema/schema.ts'
import type { Deps } from '#server/deps.ts'

// The longest wait of a company for its own offers: about 0.15 s.
const AT_ONCE = 500

interface Batch {
  companyId: number
  positionId: number
  /** Offers up to this id are done. */
  afterId: number
}

/**
 * Writes the offers of a renamed position into the search again. Each transaction locks one company, so that no other
 * one waits, and reads under this lock who finds its offers. Offers that are published at the same time have the new
 * name already: the name is unique, so renaming waits for transactions that use the position.
 */
export async function refreshPosition({ db }: Pick<Deps, 'db'>, positionId: number): Promise<void> {
  const companies = await db
    .selectDistinct({ companyId: offer.companyId })
    .from(offer)
    .where(and(eq(offer.positionId, positionId), isSwitchedOn))
    .orderBy(asc(offer.companyId))
  for (const { companyId } of companies) {
    let afterId: number | undefined = 0
    while (afterId !== undefined) {
      const batch: Batch = { companyId, positionId, afterId }
      afterId = await db.transaction((tx) => refreshSome(tx, batch))
    }
  }
  // Searches in memory may have found the old name meanwhile.
  await announcePublicChange(db)
}

/** Returns the last id of a batch, or undefined after the last batch. */
async function refreshSome(tx: Tx, { companyId, positionId, afterId }: Batch): Promise<number | undefined> {
  await lockCompany(tx, companyId)
  const isNext = and(eq(offer.companyId, companyId), eq(offer.positionId, positionId), gt(offer.id, afterId))
  const rows = await tx
    .select({ id: offer.id })
    .from(offer)
    .where(and(isNext, isSwitchedOn))
    .orderBy(asc(offer.id))
    .limit(AT_ONCE)
    // A single offer may be deleted without its company being locked.
    .for('key share')
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0) await tx.execute(sql`select refresh_offer_search(${sql.param(ids)}::integer[])`)
  return ids.length < AT_ONCE ? undefined : ids.at(-1)
}
