import { lockCompany } from '#server/domain/companies/lock-company.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { deleteEffectsBefore, listOverdue, listTestPremium } from './recheck-queries.ts'
import { changePlan, syncSubscription, type Provider } from './sync-subscription.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
// The provider charges the next period within about an hour and then sends a notice.
const LATE_MS = 3 * HOUR_MS
// The longest time that a bank takes to confirm a delayed payment.
const UNHEARD_MS = 15 * DAY_MS
// The provider repeats its notices for three days; people can repeat them for thirty.
const EFFECTS_KEPT_MS = 90 * DAY_MS
const AT_ONCE = 100

type Installation = Pick<Deps, 'db' | 'jobs' | 'payments' | 'clock' | 'env' | 'log'>

/** Reads subscriptions again where a notice may have been lost: the fallback of the webhook. */
export async function recheckSubscriptions({ payments, ...rest }: Installation): Promise<void> {
  // Without a provider nothing can be read: companies keep their plans.
  if (!payments) return
  const deps = { ...rest, payments }
  const { db, clock } = deps
  const ago = (milliseconds: number) => new Date(clock.now().getTime() - milliseconds)
  await deleteEffectsBefore(db, ago(EFFECTS_KEPT_MS))
  const overdue = await listOverdue(db, {
    mode: payments.mode,
    endedBefore: ago(LATE_MS),
    startedBefore: ago(HOUR_MS),
    startedAfter: ago(UNHEARD_MS),
    limit: AT_ONCE,
  })
  for (const companyId of overdue) {
    // The provider is unavailable: the others would fail too. The next run follows in an hour.
    if (!(await recheck(deps, companyId))) return
  }
}

/** Returns false where the provider is unavailable. */
async function recheck(deps: Provider, companyId: number): Promise<boolean> {
  try {
    await syncSubscription(deps, { companyId, isOnlyLooking: true })
    return true
  } catch (error) {
    deps.log.error({ err: error, companyId }, 'a subscription could not be read again')
    return !(error instanceof AppError && error.code === 'payments_unavailable')
  }
}

/** In live mode, ends the Premium plans that were bought in test mode. */
export async function endTestSubscriptions(deps: Installation): Promise<void> {
  const { db, payments } = deps
  if (payments?.mode !== 'live') return
  for (const companyId of await listTestPremium(db)) {
    await db.transaction(async (tx) => {
      const from = await lockCompany(tx, companyId)
      if (from) await changePlan(tx, deps, { companyId, from, to: 'gratis' })
    })
  }
}
