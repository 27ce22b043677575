import { and, asc, gt, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Handle } from '#server/database/open.ts'
import { standInEvent } from '#server/database/schema/schema.ts'

const HOUR_MS = 3_600_000
const GIVE_UP_MS = 72 * HOUR_MS
// Longer than a delivery takes. During the lease no other process tries the same webhook.
const LEASE_MS = 60_000
const AT_ONCE = 20

/** Two seconds after the first failure, then twice as long each time, an hour at most. */
export const nextAttempt = (now: Date, attempts: number) =>
  new Date(now.getTime() + Math.min(1000 * 2 ** attempts, HOUR_MS))

/** Leases the webhooks that are due. If the process dies before it delivers them, another process takes them later. */
export async function takeDue(db: Handle, now: Date) {
  const due = db
    .select({ number: standInEvent.number })
    .from(standInEvent)
    .where(
      and(
        isNull(standInEvent.deliveredAt),
        lte(standInEvent.nextAttemptAt, now),
        gt(standInEvent.createdAt, new Date(now.getTime() - GIVE_UP_MS)),
      ),
    )
    .orderBy(asc(standInEvent.number))
    .limit(AT_ONCE)
    .for('update', { skipLocked: true })
  const rows = await db
    .update(standInEvent)
    .set({ attempts: sql`${standInEvent.attempts} + 1`, nextAttemptAt: new Date(now.getTime() + LEASE_MS) })
    .where(inArray(standInEvent.number, due))
    .returning({ number: standInEvent.number, body: standInEvent.body, attempts: standInEvent.attempts })
  return rows.toSorted((one, other) => one.number - other.number)
}
