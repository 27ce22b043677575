import { PUBLISH_DAYS_MAX } from '#contract/values/draft-limits.ts'
import { dayAfter, dayInMadrid } from '#server/clock.ts'
import type { Tx } from '#server/database/open.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { publishAs } from './publish-as.ts'

type Draft = Parameters<typeof publishAs>[1]

class OnlyTried extends Error {}

/**
 * Refuses what would be refused on that day, so that a company learns it while it is writing. It publishes the offer as if
 * that day had come, and undoes it. The limit of the free plan is left to the day: until then other offers may end.
 */
export async function requirePublishable(
  { db: tx, clock, env }: Pick<Deps, 'clock' | 'env'> & { db: Tx },
  draft: Draft,
  day: string,
): Promise<void> {
  const today = dayInMadrid(clock.now())
  if (day <= today || day > dayAfter(today, PUBLISH_DAYS_MAX)) throw new AppError('publish_day_invalid')
  const noon = new Date(`${day}T12:00:00Z`)
  const tried = tx.transaction(async (inner) => {
    await publishAs({ db: inner, env, clock: { now: () => noon } }, draft)
    throw new OnlyTried()
  })
  await tried.catch((error: unknown) => {
    if (!(error instanceof OnlyTried)) throw error
  })
}
