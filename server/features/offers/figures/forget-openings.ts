import { lt } from 'drizzle-orm'
import { FIGURES_DAYS } from '#contract/constants.ts'
import { dayBefore, dayInMadrid } from '#server/clock.ts'
import { offerDay } from '#server/database/schema/schema.ts'
import type { Deps } from '#server/deps.ts'

/** Deletes the openings of days that companies no longer see. */
export async function forgetOpenings({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await db.delete(offerDay).where(lt(offerDay.day, dayBefore(dayInMadrid(clock.now()), FIGURES_DAYS)))
}
