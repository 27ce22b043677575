import { html } from 'hono/html'
import type { Action } from '../billing/subscription.ts'
import type { Subscription } from '../shapes.ts'
import { pagesPath, type StandIn } from '../stand-in.ts'
import type { Row } from '../store.ts'
import { standInTexts as texts } from '../texts.ts'
import { backLink, framed, type Html } from './frame.ts'

export const actions = Object.keys(texts.actions) as Action[]

const dayFormat = new Intl.DateTimeFormat('es-ES', { dateStyle: 'medium', timeZone: 'Europe/Madrid' })

/** The page that cancels a subscription or simulates the passing of time. */
export function portalPage(standIn: StandIn, subscriptions: readonly Row<Subscription>[]): Html {
  const current = subscriptions.filter(({ body }) => body.status !== 'canceled')
  const cards = current.map((row) => subscriptionCard(row))
  return framed(
    texts.portalTitle,
    html`${cards.length > 0 ? cards : html`<p>${texts.noSubscriptions}</p>`} ${backLink(standIn)}`,
  )
}

/** A subscription without a next change waits for its first payment. */
const subscriptionCard = ({ body, dueAt }: Row<Subscription>): Html =>
  html`<article class="card">
    <h2>${texts.premium}</h2>
    <p>${dueAt ? texts.states[stateOf(body)](dayFormat.format(dueAt)) : texts.waiting}</p>
    <form class="actions" method="post" action="${pagesPath}/portal/${body.customer}/${body.id}">
      ${(dueAt ? actions : []).map(
        (action) => html`<button name="action" value="${action}">${texts.actions[action]}</button>`,
      )}
    </form>
  </article>`

function stateOf({ status, cancel_at_period_end: isCancelled }: Subscription): keyof typeof texts.states {
  if (status === 'past_due') return 'past_due'
  return isCancelled ? 'cancelled' : 'active'
}
