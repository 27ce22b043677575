import { and, asc, inArray, isNotNull, lte, sql } from 'drizzle-orm'
import { lockKeys } from '#server/database/advisory-lock.ts'
import type { Tx } from '#server/database/open.ts'
import { alert } from '#server/database/schema/schema.ts'
import type { Deps } from '#server/deps.ts'
import { matchAlerts } from '../matching/match-alerts.ts'
import { isInForce, lastNumber } from '../queries.ts'

const AT_ONCE = 500

/** Matches new offers, then adds the job of each mail that is due. */
export async function queueAlertMails(deps: Pick<Deps, 'db' | 'jobs' | 'clock'>): Promise<void> {
  await matchAlerts(deps)
  const { db, jobs, clock } = deps
  const queueSome = () =>
    db.transaction(async (tx) => {
      // Otherwise an alert could be told through a number while it is matched with the next one.
      await tx.execute(sql`select pg_advisory_xact_lock(${lockKeys.alerts})`)
      const due = await takeDue(tx, clock.now())
      for (const job of due) await jobs.enqueue(tx, 'alert-mail', job)
      return due.length
    })
  while ((await queueSome()) > 0) continue
}

/** Alerts that are due, with the numbers of the offers that their mails cover. In one transaction with the jobs, so that each has one. */
async function takeDue(tx: Tx, now: Date) {
  const due = await tx
    .select({ alertId: alert.id, after: alert.toldThrough, through: lastNumber })
    .from(alert)
    .where(and(isNotNull(alert.dueAt), lte(alert.dueAt, now), isInForce))
    .orderBy(asc(alert.dueAt))
    .limit(AT_ONCE)
    .for('update', { skipLocked: true })
  const ids = due.map(({ alertId }) => alertId)
  if (ids.length > 0) {
    await tx
      .update(alert)
      .set({ dueAt: null, queuedAt: now, toldThrough: sql`${due[0]?.through ?? 0}` })
      .where(inArray(alert.id, ids))
  }
  return due
}
