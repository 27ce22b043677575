import { ACTIVE } from '#contract/constants.ts'
import { dayInMadrid } from '#server/clock.ts'
import type { Deps } from '#server/deps.ts'
import type { StoredOffer } from '../queries.ts'
import { laterDay, requireExpiry, usualExpiry } from './expiry-day.ts'

interface Changes {
  state?: StoredOffer['state'] | undefined
  /** YYYY-MM-DD */
  expiresOn?: string | undefined
}

/**
 * The last day that a change sets. Undefined keeps the offer's. The same day again is always accepted, even where it is over. Switching an
 * offer on gives it the usual time at least; so does a state without a day, where the day is over.
 */
export function chooseExpiry(context: Pick<Deps, 'clock' | 'env'>, kept: StoredOffer, { state, expiresOn }: Changes) {
  const today = dayInMadrid(context.clock.now())
  const isChosen = expiresOn !== undefined && expiresOn !== kept.expiresOn
  if (isChosen) requireExpiry(expiresOn, today)
  if (isChosen || state !== ACTIVE) return expiresOn
  const usual = usualExpiry(context)
  // While it was inactive its days passed in vain.
  if (kept.state !== ACTIVE) return laterDay(kept.expiresOn, usual)
  return expiresOn === undefined && kept.expiresOn < today ? usual : expiresOn
}
