import { createHmac } from 'node:crypto'
import { and, asc, eq, gt, inArray, isNull, lt, lte, sql } from 'drizzle-orm'
import type { Handle } from '#server/platform/database/open.ts'
import { standInEvent } from '#server/platform/database/schema/schema.ts'
import { toSeconds, type StandIn } from './stand-in.ts'

/** How a notice reaches its address: the application's own fetch. */
export type Deliver = (request: Request) => Promise<Response>

export const webhookPath = '/api/stripe/webhook'

const HOUR_MS = 3_600_000
const GIVE_UP_MS = 72 * HOUR_MS
const KEPT_MS = 30 * 24 * HOUR_MS
// Longer than a delivery takes: until then no other process tries the same one.
const LEASE_MS = 60_000
const AT_ONCE = 20

/** `Stripe-Signature` as Stripe makes it: the secret's HMAC of time and body. */
export function signatureOf({ body, secret, seconds }: { body: string; secret: string; seconds: number }): string {
  const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return `t=${seconds},v1=${mac}`
}

/** Two seconds after the first failure, then twice as long each time, an hour at most. */
const pauseAfter = (attempts: number) => Math.min(1000 * 2 ** attempts, HOUR_MS)

/** Delivers what is due, the oldest first. Answers how many were taken. */
export async function deliverDue(standIn: StandIn, deliver: Deliver): Promise<number> {
  const { db, clock } = standIn
  const taken = await takeDue(db, clock.now())
  for (const { number, body, attempts } of taken) {
    const isTaken = await send(standIn, { deliver, body: JSON.stringify(body) })
    const now = clock.now()
    const nextAttemptAt = new Date(now.getTime() + pauseAfter(attempts))
    await db
      .update(standInEvent)
      .set(isTaken ? { deliveredAt: now } : { nextAttemptAt })
      .where(eq(standInEvent.number, number))
  }
  return taken.length
}

/** Thirty days later nobody looks at one any more, as with Stripe. */
export const forgetNotices = ({ db, clock }: StandIn) =>
  db.delete(standInEvent).where(lt(standInEvent.createdAt, new Date(clock.now().getTime() - KEPT_MS)))

/** Takes them for a while only: what a process was about to deliver when it died is delivered by the next. */
async function takeDue(db: Handle, now: Date) {
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

async function send(standIn: StandIn, { deliver, body }: { deliver: Deliver; body: string }): Promise<boolean> {
  const seconds = toSeconds(standIn.clock.now())
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'stripe-signature': signatureOf({ body, secret: standIn.webhookSecret, seconds }),
  }
  const request = new Request(new URL(webhookPath, standIn.baseUrl), { method: 'POST', headers, body })
  return deliver(request).then(
    ({ ok }) => ok,
    () => false,
  )
}
