import { createHmac } from 'node:crypto'
import { and, eq, isNull, lt, lte, sql } from 'drizzle-orm'
import { standInEvent } from '#server/database/schema/schema.ts'
import { API_VERSION } from '../api-version.ts'
import type { StoredObject } from './shapes.ts'
import { newId, toSeconds, type StandIn } from './stand-in.ts'

/** Sends a request to the application itself. */
export type Deliver = (request: Request) => Promise<Response>

export const webhookPath = '/api/stripe/webhook'

const RETRY_MS = 60_000
const KEPT_MS = 3 * 24 * 3_600_000

/** Stores a webhook for delivery, in the transaction of the change that it reports. */
export async function recordEvent({ db, clock }: StandIn, type: string, object: StoredObject): Promise<void> {
  const now = clock.now()
  const event = { id: newId('evt'), object: 'event', type, api_version: API_VERSION, livemode: false }
  const body = { ...event, created: toSeconds(now), data: { object } }
  await db.insert(standInEvent).values({ body, createdAt: now, nextAttemptAt: now })
}

/** The `Stripe-Signature` header: an HMAC of time and body with the secret. */
export function signatureOf({ body, secret, seconds }: { body: string; secret: string; seconds: number }): string {
  const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return `t=${seconds},v1=${mac}`
}

/**
 * Delivers the webhooks that are due, the oldest first. Returns how many it has tried. Their next attempt is set before:
 * what is refused, or taken by a process that dies, is tried again then, and no other process tries it until then.
 */
export async function deliverDue(standIn: StandIn, deliver: Deliver): Promise<number> {
  const { db, clock } = standIn
  const now = clock.now()
  const taken = await db
    .update(standInEvent)
    .set({ attempts: sql`${standInEvent.attempts} + 1`, nextAttemptAt: new Date(now.getTime() + RETRY_MS) })
    .where(and(isNull(standInEvent.deliveredAt), lte(standInEvent.nextAttemptAt, now)))
    .returning({ number: standInEvent.number, body: standInEvent.body })
  for (const { number, body } of taken.toSorted((one, other) => one.number - other.number)) {
    if (!(await isAccepted(standIn, deliver, JSON.stringify(body)))) continue
    await db.update(standInEvent).set({ deliveredAt: clock.now() }).where(eq(standInEvent.number, number))
  }
  return taken.length
}

async function isAccepted({ baseUrl, clock, webhookSecret }: StandIn, deliver: Deliver, body: string) {
  const signature = signatureOf({ body, secret: webhookSecret, seconds: toSeconds(clock.now()) })
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
  const request = new Request(new URL(webhookPath, baseUrl), { method: 'POST', headers, body })
  const answer = await deliver(request).catch(() => undefined)
  return answer?.ok ?? false
}

/** Deletes webhooks after three days, also those that were never accepted. */
export const forgetNotices = ({ db, clock }: StandIn) =>
  db.delete(standInEvent).where(lt(standInEvent.createdAt, new Date(clock.now().getTime() - KEPT_MS)))
