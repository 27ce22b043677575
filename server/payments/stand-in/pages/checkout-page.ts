import { html } from 'hono/html'
import type { Card } from '../billing/checkout.ts'
import type { CheckoutSession } from '../shapes.ts'
import { pagesPath, type StandIn } from '../stand-in.ts'
import type { Row } from '../store.ts'
import { standInTexts as texts } from '../texts.ts'
import { backLink, framed, sentencePage, type Html } from './frame.ts'

export const cards = Object.keys(texts.cards) as Card[]

/** The page of a checkout session, for every state. Only a delayed payment waits for a change after it is complete. */
export function checkoutPage(
  standIn: StandIn,
  { body: session, dueAt }: Row<CheckoutSession>,
  isDeclined: boolean,
): Html {
  if (session.status === 'open') return framed(texts.payTitle, choices(session, isDeclined))
  if (session.payment_status === 'paid') return sentencePage(standIn, texts.paid)
  return dueAt ? framed(texts.waitingTitle, decision(standIn, session)) : sentencePage(standIn, texts.closed)
}

const choices = (session: CheckoutSession, isDeclined: boolean): Html =>
  html`<section class="card">
      <h2>${texts.premium}</h2>
      <p class="big">${texts.price}</p>
      <p>${texts.renews}</p>
    </section>
    <form class="card" method="post" action="${pagesPath}/pago/${session.id}">
      ${isDeclined ? html`<p role="alert">${texts.declined}</p>` : ''}
      <fieldset>
        <legend>${texts.chooseCard}</legend>
        ${cards.map((card) => choice(card))}
      </fieldset>
      <div class="actions">
        <button class="primary">${texts.pay}</button>
        <a href="${session.cancel_url}">${texts.cancel}</a>
      </div>
    </form>`

const choice = (card: Card): Html =>
  html`<label>
    <input type="radio" name="card" value="${card}" required ${card === 'pays' ? 'checked' : ''} />
    <span><strong>${texts.cards[card].name}</strong> ${texts.cards[card].note}</span>
  </label>`

const decision = (standIn: StandIn, session: CheckoutSession): Html =>
  html`<p>${texts.waitingMore}</p>
    <form class="actions" method="post" action="${pagesPath}/pago/${session.id}/decision">
      <button class="primary" name="outcome" value="pays">${texts.confirmNow}</button>
      <button name="outcome" value="fails">${texts.refuseNow}</button>
      ${backLink(standIn)}
    </form>`
