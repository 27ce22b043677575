import type * as z from 'zod'
import type { Handle } from '#server/database/open.ts'
import type { customerParameters, listParameters, portalParameters, sessionParameters } from './parameters.ts'
import { endSubscription } from '../billing/checkout.ts'
import { premiumPrice } from '../billing/price.ts'
import type { Customer, Portal, Session } from '../shapes.ts'
import { newId, pagesPath, toSeconds, type StandIn } from '../stand-in.ts'
import { deleteObject, findObject, listSubscriptions, lockObject, saveObject } from '../store.ts'
import { noSuch } from './stripe-error.ts'

const DAY_SECONDS = 86_400

type Given<Schema extends z.ZodType> = z.output<Schema>

export async function createCustomer(tx: Handle, standIn: StandIn, given: Given<typeof customerParameters>) {
  const customer: Customer = {
    id: newId('cus'),
    object: 'customer',
    created: toSeconds(standIn.clock.now()),
    email: given.email ?? null,
    livemode: false,
    metadata: given.metadata,
  }
  await saveObject(tx, customer)
  return customer
}

async function requireCustomer(db: Handle, id: string): Promise<void> {
  if (!(await findObject(db, 'customer', id))) throw noSuch('customer', id, 'customer')
}

export const changeEmail = (standIn: StandIn, id: string, email: string) =>
  standIn.db.transaction(async (tx) => {
    const row = await lockObject(tx, 'customer', id)
    if (!row) throw noSuch('customer', id)
    const changed: Customer = { ...row.body, email }
    await saveObject(tx, changed)
    return changed
  })

/** As at Stripe, its subscriptions end at once. */
export const deleteCustomer = (standIn: StandIn, id: string) =>
  standIn.db.transaction(async (tx) => {
    if (!(await lockObject(tx, 'customer', id))) throw noSuch('customer', id)
    for (const { body } of await listSubscriptions(tx, id)) {
      if (body.status !== 'canceled') await endSubscription(tx, standIn, body)
    }
    await deleteObject(tx, id)
    return { id, object: 'customer', deleted: true }
  })

export async function createSession(tx: Handle, standIn: StandIn, given: Given<typeof sessionParameters>) {
  await requireCustomer(tx, given.customer)
  const [item] = given.line_items
  if (item?.price !== premiumPrice.id) throw noSuch('price', item?.price ?? '', 'line_items[0][price]')
  const id = newId('cs_test')
  const created = toSeconds(standIn.clock.now())
  const session: Session = {
    id,
    object: 'checkout.session',
    amount_total: premiumPrice.unit_amount,
    cancel_url: given.cancel_url ?? null,
    client_reference_id: given.client_reference_id ?? null,
    created,
    currency: premiumPrice.currency,
    customer: given.customer,
    expires_at: created + DAY_SECONDS,
    invoice: null,
    livemode: false,
    // The subscription gets the metadata of the session: our code sends the same metadata for both.
    metadata: given.metadata,
    mode: 'subscription',
    payment_status: 'unpaid',
    status: 'open',
    subscription: null,
    success_url: given.success_url,
    url: `${standIn.baseUrl}${pagesPath}/pago/${id}`,
  }
  await saveObject(tx, session, new Date((created + DAY_SECONDS) * 1000))
  return session
}

export async function createPortal(tx: Handle, standIn: StandIn, given: Given<typeof portalParameters>) {
  await requireCustomer(tx, given.customer)
  const id = newId('bps')
  const portal: Portal = {
    id,
    object: 'billing_portal.session',
    created: toSeconds(standIn.clock.now()),
    customer: given.customer,
    livemode: false,
    return_url: given.return_url,
    url: `${standIn.baseUrl}${pagesPath}/portal/${id}`,
  }
  await saveObject(tx, portal)
  return portal
}

/** As at Stripe, includes ended subscriptions only if requested. */
export async function listOf(db: Handle, given: Given<typeof listParameters>) {
  await requireCustomer(db, given.customer)
  const rows = await listSubscriptions(db, given.customer)
  const wanted = rows
    .map(({ body }) => body)
    .filter(({ status }) => given.status === 'all' || (given.status ? status === given.status : status !== 'canceled'))
  return {
    object: 'list',
    url: '/v1/subscriptions',
    has_more: wanted.length > given.limit,
    data: wanted.slice(0, given.limit),
  }
}
