import { Hono, type Context } from 'hono'
import { payCheckout, settleCheckout } from '../billing/checkout.ts'
import { changeSubscription } from '../billing/subscription.ts'
import { pagesPath, type StandIn } from '../stand-in.ts'
import { changeObject, findObject, listSubscriptions } from '../store.ts'
import { standInTexts as texts } from '../texts.ts'
import { cards, checkoutPage } from './checkout-page.ts'
import { sentencePage } from './frame.ts'
import { actions, portalPage } from './portal-page.ts'
import { standInStyle } from './style.ts'

/** The stand-in's pages: plain forms without scripts. The id in the address is the only access check. */
export function standInPages(standIn: StandIn): Hono {
  const app = new Hono().basePath(pagesPath)
  app.use(async (c, next) => {
    await next()
    c.header('cache-control', 'no-store')
    c.header('x-robots-tag', 'noindex')
  })
  app.get('/estilo.css', (c) => c.body(standInStyle, 200, { 'content-type': 'text/css; charset=utf-8' }))
  addCheckout(app, standIn)
  addPortal(app, standIn)
  app.all('*', (c) => gone(c, standIn))
  return app
}

const gone = (c: Context, standIn: StandIn) => c.html(sentencePage(standIn, texts.gone), 404)

function addCheckout(app: Hono, standIn: StandIn): void {
  app.get('/pago/:id', async (c) => {
    const row = await findObject(standIn.db, 'checkout.session', c.req.param('id'))
    return row ? c.html(checkoutPage(standIn, row, c.req.query('error') === 'declined')) : gone(c, standIn)
  })

  app.post('/pago/:id', async (c) => {
    const id = c.req.param('id')
    const card = await chosenOf(c, 'card', cards)
    const paid = card && (await payCheckout(standIn, id, card))
    if (paid?.status !== 'complete') return c.redirect(`${pagesPath}/pago/${id}?error=declined`, 303)
    return c.redirect((paid.success_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', id), 303)
  })

  app.post('/pago/:id/decision', async (c) => {
    const id = c.req.param('id')
    const outcome = await chosenOf(c, 'outcome', ['pays', 'fails'])
    await changeObject(standIn, { kind: 'checkout.session', id }, async (inside, session) => {
      if (outcome) await settleCheckout(inside, session, outcome === 'pays')
    })
    return c.redirect(`${pagesPath}/pago/${id}`, 303)
  })
}

function addPortal(app: Hono, standIn: StandIn): void {
  const { db } = standIn

  // The id of a customer is as hard to guess as one of a session.
  app.get('/portal/:id', async (c) => {
    const customer = await findObject(db, 'customer', c.req.param('id'))
    if (!customer) return gone(c, standIn)
    return c.html(portalPage(standIn, await listSubscriptions(db, customer.body.id)))
  })

  app.post('/portal/:customer/:id', async (c) => {
    const { customer: customerId, id } = c.req.param()
    const action = await chosenOf(c, 'action', actions)
    if (action) await changeSubscription(standIn, { customerId, id, action })
    return c.redirect(`${pagesPath}/portal/${customerId}`, 303)
  })
}

/** The choice in a form. An invalid form has none. */
async function chosenOf<Choice extends string>(c: Context, name: string, choices: readonly Choice[]) {
  const fields: Record<string, unknown> = await c.req.parseBody().catch(() => ({}))
  return choices.find((choice) => choice === fields[name])
}
