import { lockCompany } from '#server/platform/database/lock-company.ts'
import { AppError } from '#server/platform/errors.ts'
import { deleteEffectsBefore, listOverdue, listTestPremium } from './recheck-queries.ts'
import { changePlan, syncSubscription, type Provider } from './sync-subscription.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
// The provider takes an hour or so to charge the next period, and then tells us.
const LATE_MS = 3 * HOUR_MS
// So long a bank may take to say yes to a delayed payment.
const UNHEARD_MS = 15 * DAY_MS
// It repeats its notices for three days, by hand for thirty.
const EFFECTS_KEPT_MS = 90 * DAY_MS
const AT_ONCE = 100

/** Looks again where a notice seems to have been lost: the net below the webhook. */
export async function recheckSubscriptions(deps: Provider): Promise<void> {
  const { db, payments, clock } = deps
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
    // Each would wait as long as this one did: in an hour they are asked for again.
    if (!(await recheck(deps, companyId))) return
  }
}

/** Reads one again. False where the provider can't be asked. */
async function recheck(deps: Provider, companyId: number): Promise<boolean> {
  try {
    await syncSubscription(deps, { companyId, isOnlyLooking: true })
    return true
  } catch (error) {
    deps.log.error({ err: error, companyId }, 'a subscription could not be read again')
    return !(error instanceof AppError && error.code === 'payments_unavailable')
  }
}

/** Where real money moves, what was bought in a test is worth nothing. The other way round nobody loses anything. */
export async function endTestSubscriptions(deps: Provider): Promise<void> {
  const { db, payments } = deps
  if (payments.mode !== 'live') return
  for (const companyId of await listTestPremium(db)) {
    await db.transaction(async (tx) => {
      const from = await lockCompany(tx, companyId)
      if (from) await changePlan(tx, { deps, companyId, from, to: 'gratis' })
    })
  }
}
