import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from '#server/platform/errors.ts'

/** The counters of tries that are limited. */
export interface RateLimits {
  /** Wrong passwords for one e-mail from one address: 10 in 15 minutes. */
  signIn: RateLimiterMemory
  /** Wrong passwords from one address for all e-mails: 100 in 15 minutes. */
  signInByAddress: RateLimiterMemory
  /** New accounts from one address: 600 an hour, since a whole office building can share one. */
  signUp: RateLimiterMemory
}

export const TRIES_WINDOW_SECONDS = 900

export const createRateLimits = (): RateLimits => ({
  signIn: new RateLimiterMemory({ keyPrefix: 'sign-in', points: 10, duration: TRIES_WINDOW_SECONDS }),
  signInByAddress: new RateLimiterMemory({ keyPrefix: 'sign-in-address', points: 100, duration: TRIES_WINDOW_SECONDS }),
  signUp: new RateLimiterMemory({ keyPrefix: 'sign-up', points: 600, duration: 3600 }),
})

/** Uses one try; refuses with 429 if none is left. */
export async function spendTry(limit: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limit.consume(key)
  } catch (reason) {
    if (reason instanceof RateLimiterRes) throw new AppError('too_many_tries')
    throw reason
  }
}

/** Refuses with 429 if no try is left, without using one. */
export async function requireTriesLeft(limit: RateLimiterMemory, key: string): Promise<void> {
  const spent = await limit.get(key)
  if (spent && spent.consumedPoints >= limit.points) throw new AppError('too_many_tries')
}
