import { eq } from 'drizzle-orm'
import type * as z from 'zod'
import type { Company as CompanyOnWire } from '#contract/company/companies.ts'
import { companySubscription, session, standInEvent } from '#server/database/schema/schema.ts'
import { deliverDue } from '#server/payments/stand-in/deliver-webhooks.ts'
import type { Card } from '#server/payments/stand-in/billing/checkout.ts'
import type { StandIn } from '#server/payments/stand-in/stand-in.ts'
import { listSubscriptions } from '#server/payments/stand-in/store.ts'
import { changeSubscription, type Action } from '#server/payments/stand-in/billing/subscription.ts'
import { aCompany, type Company } from './factories.ts'
import type { TestApp } from './test-app.ts'

// Payments through the API, the stand-in's pages and its notices.

export const standInOf = ({ deps }: TestApp): StandIn => {
  if (!deps.standIn) throw new Error('the test app has no stand-in')
  return deps.standIn
}

const form = (fields: Record<string, string>): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(fields).toString(),
})

export const pathOf = (address: string): string => new URL(address).pathname

/** Sends a form of the stand-in's pages and returns the address of the redirect. */
export async function submit(
  app: TestApp,
  { path, fields }: { path: string; fields: Record<string, string> },
): Promise<string> {
  const answer = await app.request(path, form(fields))
  return answer.headers.get('location') ?? ''
}

/** A company whose session does not expire when a test moves the clock by months. */
export async function aLastingCompany(app: TestApp): Promise<Company> {
  const made = await aCompany(app)
  const expiresAt = new Date('2099-01-01T00:00:00Z')
  // A use would give it another end, unless it has been used later.
  await app.deps.db
    .update(session)
    .set({ expiresAt, lastSeenAt: expiresAt })
    .where(eq(session.accountId, made.accountId))
  return made
}

/** Starts a payment and returns the address to pay at and the session's id. */
export async function startPayment(
  app: TestApp,
  { token, companyId, path = '/perfil-empresa' }: Pick<Company, 'token' | 'companyId'> & { path?: string },
) {
  const body = { baseUrl: `${app.deps.env.baseUrl}${path}`, companyId, plan: 'premium' }
  const answer = await app.call<{ url: string }>('POST /api/stripe/create-checkout-session', { token, body })
  if (answer.status !== 200) throw new Error(`no payment was started: ${JSON.stringify(answer.body)}`)
  const { url } = answer.body
  return { url, id: url.split('/').at(-1) ?? '' }
}

export const pay = (app: TestApp, { url, card = 'pays' }: { url: string; card?: Card }) =>
  submit(app, { path: pathOf(url), fields: { card } })

/** Delivers all pending notices. */
export async function deliverAll(app: TestApp): Promise<void> {
  while ((await deliverDue(standInOf(app), (request) => app.fetch(request))) > 0);
}

/** A company that has paid, with its notices delivered. */
export async function subscribe(app: TestApp, company: Company) {
  const payment = await startPayment(app, company)
  await pay(app, payment)
  await deliverAll(app)
  return payment
}

/** All notices in order, delivered or not. */
export async function listNotices(app: TestApp) {
  const rows = await app.deps.db.select({ body: standInEvent.body }).from(standInEvent).orderBy(standInEvent.number)
  return rows.map(({ body }) => body as { id: string; type: string; data: { object: Record<string, unknown> } })
}

export const readCompany = async (app: TestApp, { token }: Pick<Company, 'token'>) =>
  (await app.call<z.output<typeof CompanyOnWire>>('GET /api/companies/company-information', { token })).body

export const planOf = async (app: TestApp, company: Pick<Company, 'token'>) =>
  (await readCompany(app, company)).suscripcion

/** The saved row of a company's subscription. */
export async function readSubscription(app: TestApp, { companyId }: Pick<Company, 'companyId'>) {
  const [row] = await app.deps.db.select().from(companySubscription).where(eq(companySubscription.companyId, companyId))
  return row
}

/** The newest subscription of a company, as the provider has it. */
export async function atProvider(app: TestApp, by: Pick<Company, 'companyId'>) {
  const [row] = await listSubscriptions(app.deps.db, (await readSubscription(app, by))?.customerId ?? '')
  if (!row) throw new Error('the provider has no subscription')
  return row.body
}

/** Changes the subscription as the portal's page does. */
export async function act(app: TestApp, { by, action }: { by: Pick<Company, 'companyId'>; action: Action }) {
  const { id, customer } = await atProvider(app, by)
  await changeSubscription(standInOf(app), { customerId: customer, id, action })
}
