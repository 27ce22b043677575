import { Hono, type Context } from 'hono'
import type * as z from 'zod'
import type { Handle } from '#server/database/open.ts'
import { expireCheckout } from '../billing/checkout.ts'
import { changeSubscription } from '../billing/subscription.ts'
import { expandAll } from './expand.ts'
import { answerOnce } from './idempotency.ts'
import * as parameters from './parameters.ts'
import { premiumPrice } from '../billing/price.ts'
import * as requests from './requests.ts'
import type { Kept } from '../shapes.ts'
import { newId, type StandIn } from '../stand-in.ts'
import { findObject } from '../store.ts'
import { noSuch, StripeFault } from './stripe-error.ts'

/** The part of Stripe's HTTP API that we use. The SDK calls it as it would call Stripe. */
export function standInApi(standIn: StandIn): Hono {
  const app = new Hono()
  app.use(async (c, next) => {
    c.header('request-id', newId('req'))
    requireKey(c, standIn)
    await next()
  })
  app.onError((error, c) => {
    if (error instanceof StripeFault) return c.json(error.body, error.status)
    // The message of a failed query contains its values; its cause does not.
    const { message } = error.cause instanceof Error ? error.cause : error
    return c.json({ error: { type: 'api_error', message: `The stand-in for Stripe failed: ${message}` } }, 500)
  })
  app.notFound((c) => c.json(unknownAddress(c).body, 404))
  addCreations(app, standIn)
  addReadings(app, standIn)
  addClosings(app, standIn)
  return app
}

function addCreations(app: Hono, standIn: StandIn): void {
  app.post('/v1/customers', (c) =>
    create(c, {
      standIn,
      schema: parameters.customerParameters,
      make: (tx, given) => requests.createCustomer(tx, standIn, given),
    }),
  )
  app.post('/v1/customers/:id', async (c) => {
    const { email } = parameters.readParameters(parameters.emailParameters, await c.req.text())
    return c.json(await requests.changeEmail(standIn, c.req.param('id'), email))
  })
  app.post('/v1/checkout/sessions', (c) =>
    create(c, {
      standIn,
      schema: parameters.sessionParameters,
      make: (tx, given) => requests.createSession(tx, standIn, given),
    }),
  )
  app.post('/v1/billing_portal/sessions', (c) =>
    create(c, {
      standIn,
      schema: parameters.portalParameters,
      make: (tx, given) => requests.createPortal(tx, standIn, given),
    }),
  )
  app.post('/v1/checkout/sessions/:id/expire', async (c) => {
    const id = c.req.param('id')
    const before = (await findObject(standIn.db, 'checkout.session', id))?.body
    if (!before) throw noSuch('checkout.session', id)
    if (before.status !== 'open') throw notOpen(before.status)
    return c.json(await expireCheckout(standIn, id))
  })
}

function addReadings(app: Hono, { db }: StandIn): void {
  app.get('/v1/checkout/sessions/:id', (c) => read(c, db, 'checkout.session'))
  app.get('/v1/subscriptions/:id', (c) => read(c, db, 'subscription'))
  app.get('/v1/subscriptions', async (c) => {
    const given = parameters.readParameters(parameters.listParameters, queryOf(c))
    return c.json(await expandAll(db, await requests.listOf(db, given), given.expand))
  })
  app.get('/v1/prices/:id', (c) => {
    const id = c.req.param('id')
    if (id !== premiumPrice.id) throw noSuch('price', id)
    return c.json(premiumPrice)
  })
}

function addClosings(app: Hono, standIn: StandIn): void {
  app.post('/v1/subscriptions/:id', async (c) => {
    const id = c.req.param('id')
    parameters.readParameters(parameters.renewalParameters, await c.req.text())
    const customerId = (await findObject(standIn.db, 'subscription', id))?.body.customer
    if (!customerId) throw noSuch('subscription', id)
    await changeSubscription(standIn, { customerId, id, action: 'cancel' })
    return c.json((await findObject(standIn.db, 'subscription', id))?.body)
  })
  app.delete('/v1/customers/:id', async (c) => c.json(await requests.deleteCustomer(standIn, c.req.param('id'))))
}

interface Creation<Schema extends z.ZodType<{ expand: string[] }>> {
  standIn: StandIn
  schema: Schema
  make: (tx: Handle, given: z.output<Schema>) => Promise<object>
}

async function create<Schema extends z.ZodType<{ expand: string[] }>>(
  c: Context,
  { standIn, schema, make }: Creation<Schema>,
): Promise<Response> {
  const form = await c.req.text()
  const given = parameters.readParameters(schema, form)
  const { status, body } = await answerOnce(standIn, {
    key: c.req.header('idempotency-key'),
    asked: `${c.req.path}?${form}`,
    answer: async (tx) => expandAll(tx, await make(tx, given), given.expand),
  })
  return c.json(body, status)
}

async function read(c: Context, db: Handle, kind: Kept['object']): Promise<Response> {
  const { expand } = parameters.readParameters(parameters.onlyExpand, queryOf(c))
  const id = c.req.param('id') ?? ''
  const row = await findObject(db, kind, id)
  if (!row) throw noSuch(kind, id)
  return c.json(await expandAll(db, row.body, expand))
}

const queryOf = (c: Context): string => new URL(c.req.url).search

function requireKey(c: Context, { secretKey }: StandIn): void {
  if (c.req.header('authorization') === `Bearer ${secretKey}`) return
  throw new StripeFault({ status: 401, type: 'invalid_request_error', message: 'Invalid API Key provided.' })
}

const notOpen = (status: string | null) =>
  new StripeFault({
    status: 400,
    type: 'invalid_request_error',
    message: `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${status}.`,
  })

const unknownAddress = (c: Context) =>
  new StripeFault({
    status: 404,
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${c.req.method}: ${c.req.path}).`,
  })
