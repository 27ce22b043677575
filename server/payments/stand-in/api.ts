import { eq } from 'drizzle-orm'
import { Hono, type Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { standInObject } from '#server/database/schema/schema.ts'
import { cancelSubscription } from './billing/subscription.ts'
import { premiumPrice, type Customer, type CheckoutSession } from './shapes.ts'
import { idOfRequest, pagesPath, toSeconds, type StandIn } from './stand-in.ts'
import { addObject, changeObject, findObject, listSubscriptions, saveObject } from './store.ts'

/** The calls of Stripe's HTTP API that the product makes. The SDK calls them in this process. */
export function standInApi(standIn: StandIn): Hono {
  const app = new Hono()
  app.onError((error) => (error instanceof HTTPException ? error.getResponse() : new Response(null, { status: 500 })))
  app.get('/v1/prices/:id', (c) => c.json(premiumPrice))
  addCustomers(app, standIn)
  addCheckout(app, standIn)
  addSubscriptions(app, standIn)
  return app
}

function addCustomers(app: Hono, standIn: StandIn): void {
  app.post('/v1/customers', async (c) => {
    const form = await readForm(c)
    const id = idOfRequest(standIn, 'cus', c.req.header('idempotency-key'))
    const created = toSeconds(standIn.clock.now())
    const customer: Customer = { id, object: 'customer', created, email: form.get('email'), metadata: metadataOf(form) }
    return c.json(await addObject(standIn, customer))
  })
  app.post('/v1/customers/:id', async (c) => {
    const email = (await readForm(c)).get('email')
    const target = { kind: 'customer', id: c.req.param('id') } as const
    const change = (inside: StandIn, customer: Customer) => saveObject(inside, { ...customer, email })
    return c.json(requireFound(await changeObject(standIn, target, change)))
  })
  // Everything of the customer goes with it. The product does the same with the company.
  app.delete('/v1/customers/:id', async (c) => {
    await standIn.db.delete(standInObject).where(eq(standInObject.customerId, c.req.param('id')))
    return c.json({ deleted: true })
  })
  app.post('/v1/billing_portal/sessions', async (c) => {
    const id = await requireCustomer(standIn, (await readForm(c)).get('customer'))
    return c.json({ url: `${standIn.baseUrl}${pagesPath}/portal/${id}` })
  })
}

function addCheckout(app: Hono, standIn: StandIn): void {
  app.post('/v1/checkout/sessions', async (c) => {
    const form = await readForm(c)
    const id = idOfRequest(standIn, 'cs_test', c.req.header('idempotency-key'))
    const session: CheckoutSession = {
      id,
      object: 'checkout.session',
      cancel_url: form.get('cancel_url'),
      client_reference_id: form.get('client_reference_id'),
      created: toSeconds(standIn.clock.now()),
      customer: await requireCustomer(standIn, form.get('customer')),
      invoice: null,
      livemode: false,
      // The subscription gets the metadata of the session: the product sends the same for both.
      metadata: metadataOf(form),
      mode: 'subscription',
      payment_status: 'unpaid',
      status: 'open',
      subscription: null,
      success_url: form.get('success_url'),
      url: `${standIn.baseUrl}${pagesPath}/pago/${id}`,
    }
    return c.json(await addObject(standIn, session))
  })
  app.get('/v1/checkout/sessions/:id', async (c) => {
    const session = requireFound(await findObject(standIn.db, 'checkout.session', c.req.param('id'))).body
    const subscription = await findObject(standIn.db, 'subscription', session.subscription)
    return c.json({ ...session, subscription: subscription?.body ?? null })
  })
  app.post('/v1/checkout/sessions/:id/expire', async (c) => {
    const target = { kind: 'checkout.session', id: c.req.param('id') } as const
    const closed = await changeObject(standIn, target, async (inside, session) => {
      if (session.status !== 'open') throw fault(400, { message: 'The session is not open.' })
      return saveObject(inside, { ...session, status: 'expired', url: null })
    })
    return c.json(requireFound(closed))
  })
}

function addSubscriptions(app: Hono, standIn: StandIn): void {
  const { db } = standIn
  // As at Stripe, ended subscriptions are listed only if requested.
  app.get('/v1/subscriptions', async (c) => {
    const rows = await listSubscriptions(db, await requireCustomer(standIn, c.req.query('customer') ?? null))
    const wanted = rows.filter(({ body }) => c.req.query('status') === 'all' || body.status !== 'canceled')
    const withBill = wanted.map(async ({ body }) => {
      const bill = await findObject(db, 'invoice', body.latest_invoice)
      return { ...body, latest_invoice: bill?.body ?? null }
    })
    return c.json({ object: 'list', data: await Promise.all(withBill) })
  })
  // The product changes nothing but `cancel_at_period_end`.
  app.post('/v1/subscriptions/:id', async (c) => {
    const target = { kind: 'subscription', id: c.req.param('id') } as const
    return c.json(requireFound(await changeObject(standIn, target, cancelSubscription)))
  })
}

const readForm = async (c: Context) => new URLSearchParams(await c.req.text())

const metadataOf = (form: URLSearchParams) => ({
  company_id: form.get('metadata[company_id]') ?? '',
  price_id: form.get('metadata[price_id]') ?? '',
})

const fault = (status: 400 | 404, error: { message: string; code?: 'resource_missing'; param?: string }) =>
  new HTTPException(status, { res: Response.json({ error: { type: 'invalid_request_error', ...error } }, { status }) })

// As at Stripe, an unknown id is a 404 in the address, and a 400 in a parameter.
function requireFound<Found>(found: Found | undefined): Found {
  if (found === undefined) throw fault(404, { code: 'resource_missing', message: 'No such object' })
  return found
}

async function requireCustomer({ db }: StandIn, id: string | null): Promise<string> {
  const found = await findObject(db, 'customer', id)
  if (found) return found.body.id
  throw fault(400, { code: 'resource_missing', param: 'customer', message: 'No such customer' })
}
