import type { Payments, Subscription } from '#server/platform/payment-provider/payments.ts'
import type { Plan } from '#server/platform/database/lock-company.ts'
import type { Standing } from '../queries.ts'

interface Case {
  companyId: number
  /** All that the provider has of the company's customer. */
  subscriptions: readonly Subscription[]
  /** What was known of the one that a charge failed for. */
  known: Pick<Standing, 'subscriptionId' | 'graceUntil'>
  terms: Pick<Payments, 'mode' | 'priceIds'>
  now: Date
}

export interface Judgement {
  plan: Plan
  standing: Omit<Standing, 'appliedTicket'>
}

const nothing = { subscriptionId: null, status: null, periodEndsAt: null, endsAt: null, graceUntil: null }

/** Which plan follows from what the provider says now. Nothing else grants Premium, and nothing else takes it. */
export function judge(given: Case): Judgement {
  const own = given.subscriptions.filter((subscription) => isOwn(subscription, given))
  const entitling = own.filter((subscription) => isEntitling(subscription, given))
  const chosen = longest(entitling) ?? owing(own, given) ?? own[0]
  if (!chosen) return { plan: 'gratis', standing: nothing }
  return {
    plan: entitling.length > 0 ? 'premium' : 'gratis',
    standing: {
      subscriptionId: chosen.id,
      status: chosen.status,
      periodEndsAt: chosen.periodEndsAt,
      endsAt: chosen.endsAt,
      graceUntil: chosen.status === 'past_due' ? graceOf(chosen, given) : null,
    },
  }
}

/** Sold by us, to this company, in this world, at our price in its own currency. */
function isOwn({ isLive, companyId, items, currency }: Subscription, { terms, companyId: own }: Case): boolean {
  const isOurs = items.some(
    (item) => terms.priceIds.includes(item.priceId) && item.currency === currency && item.amount > 0,
  )
  return isOurs && companyId === own && isLive === (terms.mode === 'live')
}

function isEntitling(subscription: Subscription, given: Case): boolean {
  const { status, firstBill } = subscription
  if (status === 'trialing') return true
  // With a delayed payment it is active before anything was paid.
  if (firstBill && (!firstBill.isPaid || firstBill.amount <= 0)) return false
  if (status === 'active') return true
  return status === 'past_due' && given.now < graceOf(subscription, given)
}

/** A failed charge leaves it premium until the end of the period in which it failed, however many follow unpaid. */
const graceOf = ({ id, periodEndsAt }: Subscription, { known }: Case): Date =>
  known.subscriptionId === id && known.graceUntil ? known.graceUntil : periodEndsAt

/** The one whose grace was noted: with another noted in its place that would begin anew. */
const owing = (own: readonly Subscription[], { known }: Case): Subscription | undefined =>
  own.find(({ id, status }) => id === known.subscriptionId && status === 'past_due')

/** Of several the one that goes on, or goes on longest. */
function longest(subscriptions: readonly Subscription[]): Subscription | undefined {
  const end = ({ endsAt }: Subscription) => endsAt?.getTime() ?? Infinity
  return subscriptions.toSorted((one, other) => end(other) - end(one))[0]
}
