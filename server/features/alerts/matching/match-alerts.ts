import { inArray, isNull, sql } from 'drizzle-orm'
import { lockKeys } from '#server/database/advisory-lock.ts'
import type { Tx } from '#server/database/open.ts'
import { alert, announcedOffer, dueAlert } from '#server/database/schema/schema.ts'
import type { Deps } from '#server/deps.ts'
import { dueAt } from '../due-at.ts'
import { isInForce, lastNumber } from '../queries.ts'

const OFFERS_AT_ONCE = 1000

/**
 * Finds the alerts that new offers may match and decides when their mails are due. A batch of offers is one statement, whatever the number
 * of alerts: the index finds them by the terms of the offers. The search of the list decides later, when the mail is written.
 */
export async function matchAlerts({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const matchSome = () =>
    db.transaction(async (tx) => {
      // Numbers are given in order: an alert is told through one of them.
      await tx.execute(sql`select pg_advisory_xact_lock(${lockKeys.alerts})`)
      const offerIds = await numberNew(tx)
      if (offerIds.length > 0) await markAlerts(tx, offerIds, clock.now())
      return offerIds.length
    })
  while ((await matchSome()) === OFFERS_AT_ONCE) continue
}

/** Gives offers that are not matched yet the next number. */
async function numberNew(tx: Tx): Promise<number[]> {
  const some = tx
    .select({ id: announcedOffer.offerId })
    .from(announcedOffer)
    .where(isNull(announcedOffer.number))
    .limit(OFFERS_AT_ONCE)
    // One that is being deleted.
    .for('update', { skipLocked: true })
  const rows = await tx
    .update(announcedOffer)
    .set({ number: sql`${lastNumber} + 1` })
    .where(inArray(announcedOffer.offerId, some))
    .returning({ id: announcedOffer.offerId })
  return rows.map(({ id }) => id)
}

async function markAlerts(tx: Tx, offerIds: number[], now: Date): Promise<void> {
  // One look into the index for each anchor: for `&&` with thousands of anchors PostgreSQL compares every alert with all of them.
  await tx.execute(sql`
    insert into ${dueAlert} (alert_id, due_at)
    select ${alert.id}, ${dueAt(now)} from ${alert} where ${isInForce} and ${alert.id} in (
      select found.id from unnest(offer_anchors(${sql.param(offerIds)}::integer[])) anchor
      join ${alert} found on found.anchors @> array[anchor]
      where found.confirmed_at is not null and not found.paused)
    on conflict do nothing`)
}
