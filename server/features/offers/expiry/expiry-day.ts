import { OFFER_DAYS_MAX } from '#contract/constants.ts'
import { dayAfter, dayInMadrid } from '#server/clock.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'

type Context = Pick<Deps, 'clock' | 'env'>

/** The last day of an offer that is published or renewed now, as YYYY-MM-DD. */
export const usualExpiry = ({ clock, env }: Context): string => dayAfter(dayInMadrid(clock.now()), env.offerDays)

/** The later of two days. */
export const laterDay = (one: string, other: string): string => (one > other ? one : other)

/** Refuses a last day that is over or too far away. */
export function requireExpiry(expiresOn: string, today: string): void {
  if (expiresOn < today || expiresOn > dayAfter(today, OFFER_DAYS_MAX)) throw new AppError('offer_expiry_invalid')
}
