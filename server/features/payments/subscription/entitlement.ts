import type { Payments, Subscription } from '#server/payments/payments.ts'
import type { Plan } from '#server/domain/companies/lock-company.ts'
import type { PlanStanding } from '../queries.ts'

interface Case {
  companyId: number
  /** All subscriptions of the company's customer. */
  subscriptions: readonly Subscription[]
  /** The saved state: which subscription has failed charges, and until when it is tolerated. */
  known: Pick<PlanStanding, 'subscriptionId' | 'graceUntil'>
  terms: Pick<Payments, 'mode' | 'priceIds'>
  now: Date
}

export interface Judgement {
  plan: Plan
  standing: Omit<PlanStanding, 'appliedTicket'>
}

const nothing = { subscriptionId: null, status: null, periodEndsAt: null, endsAt: null, graceUntil: null }

/** Decides the plan from the provider's current subscriptions. Nothing else grants or ends Premium. */
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

/** Whether it belongs to this company, in this mode, at one of our prices and in its currency. */
function isOwn({ isLive, companyId, items, currency }: Subscription, { terms, companyId: own }: Case): boolean {
  const isOurs = items.some(
    (item) => terms.priceIds.includes(item.priceId) && item.currency === currency && item.amount > 0,
  )
  return isOurs && companyId === own && isLive === (terms.mode === 'live')
}

function isEntitling(subscription: Subscription, given: Case): boolean {
  const { status, firstBill } = subscription
  if (status === 'trialing') return true
  // With a delayed payment a subscription is active before it is paid.
  if (firstBill && (!firstBill.isPaid || firstBill.amount <= 0)) return false
  if (status === 'active') return true
  return status === 'past_due' && given.now < graceOf(subscription, given)
}

/** After a failed charge Premium ends with the period in which the first charge failed. */
const graceOf = ({ id, periodEndsAt }: Subscription, { known }: Case): Date =>
  known.subscriptionId === id && known.graceUntil ? known.graceUntil : periodEndsAt

/** The subscription with a saved grace period. Choosing another one would start a new grace period. */
const owing = (own: readonly Subscription[], { known }: Case): Subscription | undefined =>
  own.find(({ id, status }) => id === known.subscriptionId && status === 'past_due')

/** The subscription that ends last. */
function longest(subscriptions: readonly Subscription[]): Subscription | undefined {
  const end = ({ endsAt }: Subscription) => endsAt?.getTime() ?? Infinity
  return subscriptions.toSorted((one, other) => end(other) - end(one))[0]
}
