import { inArray, isNull, max, sql, type SQL } from 'drizzle-orm'
import { lockKeys } from '#server/database/advisory-lock.ts'
import type { Database } from '#server/database/open.ts'
import { announcedOffer } from '#server/database/schema/schema.ts'

const { number, offerId } = announcedOffer

/** The last number. Offers up to this number are not new for an alert that is created or changed now. */
export const lastNumber = sql<number>`(select coalesce(max(${number}), 0) from ${announcedOffer})`

/** The ids of the offers after one number, up to another. */
export const announcedBetween = (after: number, through: number): SQL =>
  sql`(select ${offerId} from ${announcedOffer} where ${number} > ${after} and ${number} <= ${through})`

/**
 * Gives the offers that were announced since the last call the next number, and returns the last one. The lock lets one call
 * run at a time. So no offer with a lower number appears later, not even one from a slow transaction.
 */
export const numberOffers = (db: Database): Promise<number> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${lockKeys.alerts})`)
    // Skips an offer that is being deleted.
    const fresh = tx.select({ offerId }).from(announcedOffer).where(isNull(number)).for('update', { skipLocked: true })
    await tx
      .update(announcedOffer)
      .set({ number: sql`${lastNumber} + 1` })
      .where(inArray(offerId, fresh))
    const [row] = await tx.select({ last: max(number) }).from(announcedOffer)
    return row?.last ?? 0
  })
