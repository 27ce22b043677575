import { createHmac } from 'node:crypto'
import { eq, lt } from 'drizzle-orm'
import { standInEvent } from '#server/database/schema/schema.ts'
import { toSeconds, type StandIn } from './stand-in.ts'
import { nextAttempt, takeDue } from './webhook-retry.ts'

/** Sends a request to the application itself. */
export type Deliver = (request: Request) => Promise<Response>

export const webhookPath = '/api/stripe/webhook'

const KEPT_MS = 30 * 24 * 3_600_000

/** The `Stripe-Signature` header: an HMAC of time and body with the secret. */
export function signatureOf({ body, secret, seconds }: { body: string; secret: string; seconds: number }): string {
  const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return `t=${seconds},v1=${mac}`
}

/** Delivers the webhooks that are due, the oldest first. Returns how many were accepted. */
export async function deliverDue(standIn: StandIn, deliver: Deliver): Promise<number> {
  const { db, clock } = standIn
  const taken = await takeDue(db, clock.now())
  for (const { number, body, attempts } of taken) {
    const isTaken = await send(standIn, deliver, JSON.stringify(body))
    const now = clock.now()
    await db
      .update(standInEvent)
      .set(isTaken ? { deliveredAt: now } : { nextAttemptAt: nextAttempt(now, attempts) })
      .where(eq(standInEvent.number, number))
  }
  return taken.length
}

/** As at Stripe, webhooks are kept for thirty days. */
export const forgetNotices = ({ db, clock }: StandIn) =>
  db.delete(standInEvent).where(lt(standInEvent.createdAt, new Date(clock.now().getTime() - KEPT_MS)))

async function send(standIn: StandIn, deliver: Deliver, body: string): Promise<boolean> {
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
