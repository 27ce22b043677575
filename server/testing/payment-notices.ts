import { eq, sql } from 'drizzle-orm'
import { paymentEvent, standInEvent, standInObject } from '#server/database/schema/schema.ts'
import { signatureOf, webhookPath } from '#server/payments/stand-in/deliver-webhooks.ts'
import { newId } from '#server/payments/stand-in/stand-in.ts'
import { aCompany } from './factories.ts'
import { pay, standInOf, startPayment } from './stand-in-payments.ts'
import type { TestApp } from './test-app.ts'

// Valid and forged notices of the provider.

export const secondsNow = ({ deps }: TestApp): number => deps.clock.now().getTime() / 1000

export interface Sending {
  seconds?: number
  signature?: string | undefined
  secret?: string
  type?: string
  method?: string
}

/** Sends a notice with a valid signature, unless the test changes it. */
export async function sendNotice(app: TestApp, { body, ...sending }: Sending & { body: string }) {
  const { seconds = secondsNow(app), type = 'application/json', method = 'POST' } = sending
  const { secret = standInOf(app).webhookSecret } = sending
  const signature = 'signature' in sending ? sending.signature : signatureOf({ body, secret, seconds })
  const headers = { 'content-type': type, ...(signature === undefined ? {} : { 'stripe-signature': signature }) }
  const init = method === 'GET' ? { method, headers } : { method, headers, body }
  const answer = await app.request(webhookPath, init)
  return { status: answer.status, body: (await answer.json()) as { code?: string } }
}

export interface Told {
  type?: string
  object?: object
  livemode?: boolean
  id?: string
}

/** A notice as the provider writes it. */
export const noticeOf = (app: TestApp, told: Told): string => {
  const { type = 'checkout.session.completed', object = {}, livemode = false, id = newId('evt') } = told
  const created = secondsNow(app)
  return JSON.stringify({ id, object: 'event', type, livemode, created, api_version: 'any', data: { object } })
}

/** The ids of a company's objects at the provider. */
export interface Bought {
  customer: string
  session: string
  subscription: string
  invoice: string
}

/** A company that has paid, before any notice is delivered. */
export async function aPayer(app: TestApp) {
  const by = await aCompany(app)
  const payment = await startPayment(app, by)
  await pay(app, payment)
  const [row] = await app.deps.db.select().from(standInObject).where(eq(standInObject.id, payment.id))
  const session = row?.body as { customer: string; subscription: string; invoice: string }
  const bought: Bought = { ...session, session: payment.id }
  return { by, payment, bought }
}

/** The notice of a completed payment, as the provider would send it. */
export const completed = (app: TestApp, { bought, ...told }: Told & { bought: Bought }): string =>
  noticeOf(app, {
    object: {
      id: bought.session,
      object: 'checkout.session',
      customer: bought.customer,
      subscription: bought.subscription,
      payment_status: 'paid',
      status: 'complete',
    },
    ...told,
  })

/** Changes an object at the provider, as an attacker or a mistake could. */
export const rewrite = ({ deps }: TestApp, { id, path, value }: { id: string; path: string; value: unknown }) =>
  deps.db
    .update(standInObject)
    .set({ body: sql`jsonb_set(body, ${path}::text[], ${JSON.stringify(value)}::jsonb)` })
    .where(eq(standInObject.id, id))

/** The notices that the stand-in has written about a customer. */
export async function noticesOf({ deps }: TestApp, customer: string): Promise<object[]> {
  const isOf = sql`${standInEvent.body}->'data'->'object'->>'customer' = ${customer}`
  const rows = await deps.db.select({ body: standInEvent.body }).from(standInEvent).where(isOf)
  return rows.map(({ body }) => body as object)
}

/** How many notices have had an effect. */
export const countEffects = ({ deps }: TestApp): Promise<number> => deps.db.$count(paymentEvent)
