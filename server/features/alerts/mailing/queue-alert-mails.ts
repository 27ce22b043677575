import { and, asc, inArray, lte, sql } from 'drizzle-orm'
import { lockKeys } from '#server/database/advisory-lock.ts'
import type { Tx } from '#server/database/open.ts'
import { alert, dueAlert } from '#server/database/schema/schema.ts'
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
      const { due, hasMore } = await takeDue(tx, clock.now())
      for (const job of due) await jobs.enqueue(tx, 'alert-mail', job)
      return hasMore
    })
  while (await queueSome()) continue
}

/** Alerts that are due, with the numbers of the offers that their mails cover. In one transaction with the jobs, so that each has one. */
async function takeDue(tx: Tx, now: Date) {
  const some = tx
    .select({ id: dueAlert.alertId })
    .from(dueAlert)
    .where(lte(dueAlert.dueAt, now))
    .orderBy(asc(dueAlert.dueAt))
    .limit(AT_ONCE)
  const taken = await tx.delete(dueAlert).where(inArray(dueAlert.alertId, some)).returning({ id: dueAlert.alertId })
  const ids = taken.map(({ id }) => id)
  const due = await tx
    .select({ alertId: alert.id, after: alert.toldThrough, through: lastNumber })
    .from(alert)
    .where(and(inArray(alert.id, ids), isInForce))
    .for('update')
  const told = { queuedAt: now, toldThrough: lastNumber }
  await tx
    .update(alert)
    .set(told)
    .where(and(inArray(alert.id, ids), isInForce))
  return { due, hasMore: ids.length === AT_ONCE }
}
