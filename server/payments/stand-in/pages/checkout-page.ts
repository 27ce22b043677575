import { html } from 'hono/html'
import { standInTexts as texts } from '../texts.ts'
import { awaitsPayment, type Card } from '../billing/checkout.ts'
import type { Session } from '../shapes.ts'
import { pagesPath, type StandIn } from '../stand-in.ts'
import { euros, framed, type Html } from './frame.ts'

export const cards = Object.keys(texts.cards) as Card[]

interface Shown {
  standIn: StandIn
  session: Session
  /** The e-mail address of the buyer. */
  email: string | null
  /** Whether a delayed payment of the first bill failed. */
  hasFailed: boolean
  /** The error of the last attempt. */
  error?: string | undefined
}

/** The page of a checkout session, for every state. */
export function checkoutPage(shown: Shown): Html {
  const { standIn, session, hasFailed } = shown
  if (session.status === 'open') return framed(standIn, texts.payTitle, openSession(shown))
  if (session.status === 'expired') return closed(shown, texts.expiredTitle, texts.expiredMore)
  if (hasFailed) return closed(shown, texts.failedTitle, texts.failedMore)
  if (awaitsPayment(session)) return framed(standIn, texts.waitingTitle, waiting(shown))
  return closed(shown, texts.paidTitle, texts.paidMore)
}

export const successAddress = ({ id, success_url: url }: Session): string =>
  (url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', id)

const openSession = (shown: Shown): Html =>
  html`<div class="grid">
    ${summary(shown)}
    <div class="card">
      ${shown.error ? html`<p class="error" role="alert">${shown.error}</p>` : ''}
      <form method="post" action="${pagesPath}/pago/${shown.session.id}">
        <fieldset>
          <legend>${texts.chooseCard}</legend>
          ${cards.map((card) => choice(card, card === 'pays'))}
        </fieldset>
        <div class="actions">
          <button class="primary">${texts.pay(euros(shown.session.amount_total))}</button>
          <a class="button" href="${shown.session.cancel_url}">${texts.cancel}</a>
        </div>
      </form>
    </div>
  </div>`

function choice(card: Card, isChosen: boolean): Html {
  const { name, more, note } = texts.cards[card]
  return html`<label class="choice">
    <input type="radio" name="card" value="${card}" required ${isChosen ? 'checked' : ''} />
    <span><strong>${name}</strong><span>${more}. ${note}</span></span>
  </label>`
}

const summary = ({ session, email }: Shown): Html =>
  html`<section class="card sum" aria-labelledby="que">
    <h2 id="que">${texts.premium}</h2>
    <p>${texts.premiumMore}</p>
    <p class="big">${euros(session.amount_total)} <small>${texts.perMonth}</small></p>
    <p class="quiet">${texts.renews}</p>
    ${
      email
        ? html`<dl>
            <dt>${texts.buyer}</dt>
            <dd>${email}</dd>
          </dl>`
        : ''
    }
  </section>`

const waiting = (shown: Shown): Html =>
  html`<div class="grid">
    ${summary(shown)}
    <div class="card">
      <p>${texts.waitingMore}</p>
      <form class="actions" method="post" action="${pagesPath}/pago/${shown.session.id}/decision">
        <button class="primary" name="outcome" value="pays">${texts.confirmNow}</button>
        <button class="danger" name="outcome" value="fails">${texts.refuseNow}</button>
      </form>
      <p class="back">${backLink(shown)}</p>
    </div>
  </div>`

const closed = (shown: Shown, title: string, more: string): Html =>
  framed(
    shown.standIn,
    title,
    html`<div class="card">
      <p>${more}</p>
      ${backLink(shown)}
    </div>`,
  )

function backLink({ standIn, session }: Shown): Html {
  const address = session.status === 'complete' ? successAddress(session) : session.cancel_url
  return html`<a class="button" href="${address}">${texts.back(standIn.brandName)}</a>`
}
