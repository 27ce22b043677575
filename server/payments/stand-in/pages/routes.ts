import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { AppError } from '#server/errors.ts'
import { standInTexts as texts } from '../texts.ts'
import { decideCheckout, payCheckout } from '../billing/checkout.ts'
import type { Portal, Session } from '../shapes.ts'
import { pagesPath, toSeconds, type StandIn } from '../stand-in.ts'
import { findObject, listSubscriptions, listWaiting } from '../store.ts'
import { changeSubscription } from '../billing/subscription.ts'
import { cards, checkoutPage, successAddress } from './checkout-page.ts'
import { gonePage, type Html } from './frame.ts'
import { actions, portalPage } from './portal-page.ts'
import { standInStyle } from './style.ts'

const FORM_MAX = 4000
const PORTAL_SECONDS = 3600

/** The stand-in's pages: plain forms without scripts. The id in the address is the only access check. */
export function standInPages(standIn: StandIn): Hono {
  const app = new Hono().basePath(pagesPath)
  addFiles(app)
  app.use(async (c, next) => {
    await next()
    c.header('cache-control', 'no-store')
    c.header('x-robots-tag', 'noindex')
  })
  app.use(bodyLimit({ maxSize: FORM_MAX, onError: refuseLarge }))
  addCheckout(app, standIn)
  addPortal(app, standIn)
  app.all('*', (c) => gone(c, standIn))
  return app
}

const refuseLarge = (): never => {
  throw new AppError('body_too_large')
}

const gone = (c: Context, standIn: StandIn) => c.html(gonePage(standIn), 404)

function addFiles(app: Hono): void {
  const headers = (type: string) => ({ 'content-type': type, 'cache-control': 'public, max-age=3600' })
  const { resolve } = createRequire(import.meta.url)
  app.get('/estilo.css', (c) => c.body(standInStyle, 200, headers('text/css; charset=utf-8')))
  for (const weight of [400, 600]) {
    const path = `@fontsource/poppins/files/poppins-latin-${weight}-normal.woff2`
    app.get(`/poppins-${weight}.woff2`, async (c) =>
      c.body(Uint8Array.from(await readFile(resolve(path))), 200, headers('font/woff2')),
    )
  }
}

function addCheckout(app: Hono, standIn: StandIn): void {
  const find = async (c: Context) => (await findObject(standIn.db, 'checkout.session', c.req.param('id') ?? ''))?.body

  app.get('/pago/:id', async (c) => {
    const session = await find(c)
    if (!session) return gone(c, standIn)
    const error = tryErrors[c.req.query('error') ?? '']
    return c.html(await showCheckout(standIn, session, error))
  })

  app.post('/pago/:id', async (c) => {
    const session = await find(c)
    if (!session) return gone(c, standIn)
    const card = await chosenOf(c, 'card', cards)
    const paid = card && (await payCheckout(standIn, session.id, card))
    if (paid?.status === 'complete') return c.redirect(successAddress(paid), 303)
    return c.redirect(`${pagesPath}/pago/${session.id}?error=${card ?? 'none'}`, 303)
  })

  app.post('/pago/:id/decision', async (c) => {
    const outcome = await chosenOf(c, 'outcome', ['pays', 'fails'] as const)
    const id = c.req.param('id')
    if (outcome) await decideCheckout(standIn, id, outcome)
    return c.redirect(`${pagesPath}/pago/${id}`, 303)
  })
}

const tryErrors: Record<string, string> = { declined: texts.declined, none: texts.noCard }

async function showCheckout(standIn: StandIn, session: Session, error: string | undefined): Promise<Html> {
  const { db } = standIn
  const customer = await findObject(db, 'customer', session.customer)
  const subscription = await findObject(db, 'subscription', session.subscription ?? '')
  const hasFailed = session.payment_status === 'unpaid' && subscription?.body.status === 'canceled'
  return checkoutPage({ standIn, session, email: customer?.body.email ?? null, hasFailed, error })
}

function addPortal(app: Hono, standIn: StandIn): void {
  const find = async (c: Context): Promise<Portal | undefined> => {
    const row = await findObject(standIn.db, 'billing_portal.session', c.req.param('id') ?? '')
    const age = toSeconds(standIn.clock.now()) - (row?.body.created ?? 0)
    return age < PORTAL_SECONDS ? row?.body : undefined
  }

  app.get('/portal/:id', async (c) => {
    const portal = await find(c)
    if (!portal) return gone(c, standIn)
    const subscriptions = await listSubscriptions(standIn.db, portal.customer)
    const waiting = await listWaiting(standIn.db, portal.customer)
    return c.html(portalPage({ standIn, portal, subscriptions, waiting }))
  })

  app.post('/portal/:id/suscripcion/:subscription', async (c) => {
    const portal = await find(c)
    if (!portal) return gone(c, standIn)
    const action = await chosenOf(c, 'action', actions)
    const revision = Number((await formOf(c)).revision)
    const id = c.req.param('subscription')
    if (action) await changeSubscription(standIn, { customerId: portal.customer, id, action, revision })
    return c.redirect(`${pagesPath}/portal/${portal.id}`, 303)
  })
}

async function chosenOf<Choice extends string>(
  c: Context,
  name: string,
  choices: readonly Choice[],
): Promise<Choice | undefined> {
  const given = (await formOf(c))[name]
  return choices.find((choice) => choice === given)
}

/** An invalid form counts as a form without fields. */
const formOf = (c: Context): Promise<Record<string, unknown>> => c.req.parseBody().catch(() => ({}))
