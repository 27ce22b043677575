import { html } from 'hono/html'
import { standInTexts as texts } from '../texts.ts'
import type { Portal, Subscription } from '../shapes.ts'
import { pagesPath, type StandIn } from '../stand-in.ts'
import type { Row } from '../store.ts'
import type { Action } from '../billing/subscription.ts'
import { dayOf, euros, framed, type Html } from './frame.ts'

export const actions = Object.keys(texts.actions) as Action[]

interface Shown {
  standIn: StandIn
  portal: Portal
  /** The newest first. */
  subscriptions: readonly Row<Subscription>[]
  /** Checkout sessions whose delayed payment is not settled. */
  waiting: readonly string[]
}

type State = keyof typeof texts.states

/** The page that cancels a subscription or simulates the passing of time. */
export function portalPage({ standIn, portal, subscriptions, waiting }: Shown): Html {
  const ended = subscriptions.filter(({ body }) => body.status === 'canceled')
  const current = subscriptions.filter(({ body }) => body.status !== 'canceled')
  const isWaiting = waiting.length > 0
  return framed(
    standIn,
    texts.portalTitle,
    html`${waiting.map(
        (id) =>
          html`<p class="info">${texts.pendingPayment} <a href="${pagesPath}/pago/${id}">${texts.seePayment}</a></p>`,
      )}
      ${current.length === 0 ? html`<p>${texts.noSubscriptions}</p>` : ''}
      ${current.map((row) => subscriptionCard(portal, row, isWaiting))} ${ended.length > 0 ? earlier(ended) : ''}
      <p class="back"><a class="button" href="${portal.return_url}">${texts.back(standIn.brandName)}</a></p>`,
  )
}

function stateOf({ status, cancel_at_period_end: isCancelled }: Subscription, isWaiting: boolean): State {
  if (status === 'past_due') return 'past_due'
  if (isWaiting) return 'waiting'
  return isCancelled ? 'cancelling' : 'active'
}

function subscriptionCard(portal: Portal, row: Row<Subscription>, isWaiting: boolean): Html {
  const [item] = row.body.items.data
  const state = stateOf(row.body, isWaiting)
  return html`<article class="card">
    <h2>${texts.premium}</h2>
    <dl>
      <dt>${texts.state}</dt>
      <dd><span class="chip">${texts.states[state]}</span></dd>
      <dt>${texts.price}</dt>
      <dd>${euros(item?.price.unit_amount ?? null)} ${texts.perMonth}</dd>
      <dt>${state === 'cancelling' ? texts.endsOn : texts.nextCharge}</dt>
      <dd>${dayOf(item?.current_period_end ?? 0)}</dd>
    </dl>
    ${state === 'waiting' ? '' : sections(portal, row, state)}
  </article>`
}

function sections(portal: Portal, row: Row<Subscription>, state: Exclude<State, 'waiting'>): Html {
  if (state === 'canceled') return html``
  const press = (action: Action) => actionForm(portal, row, action)
  const charge: Action = state === 'past_due' ? 'recover-charge' : 'fail-charge'
  return html`<section>
      <h3>${texts.manage}</h3>
      <div class="actions">${press(row.body.cancel_at_period_end ? 'keep' : 'cancel')}</div>
    </section>
    <section>
      <h3>${texts.simulate}</h3>
      <p class="quiet">${texts.simulateMore[state]}</p>
      <div class="actions">${press('end-period')} ${state === 'cancelling' ? '' : press(charge)}</div>
    </section>`
}

const actionForm = (portal: Portal, row: Row<Subscription>, action: Action): Html =>
  html`<form class="inline" method="post" action="${pagesPath}/portal/${portal.id}/suscripcion/${row.body.id}">
    <input type="hidden" name="revision" value="${row.revision}" />
    <button name="action" value="${action}" class="${action === 'cancel' ? 'danger' : ''}">
      ${texts.actions[action]}
    </button>
  </form>`

const earlier = (ended: readonly Row<Subscription>[]): Html =>
  html`<section class="card earlier" aria-labelledby="anteriores">
    <h2 id="anteriores">${texts.earlier}</h2>
    <ul>
      ${ended.map(({ body }) => html`<li>${texts.premium}. ${texts.endedOn} ${dayOf(body.ended_at ?? 0)}.</li>`)}
    </ul>
  </section>`
