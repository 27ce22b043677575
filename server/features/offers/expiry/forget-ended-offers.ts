import { lt } from 'drizzle-orm'
import { dayBefore, dayInMadrid } from '#server/clock.ts'
import { offerSearch } from '#server/database/schema/schema.ts'
import type { Deps } from '#server/deps.ts'

// Keeps ended offers for a while, so that a wrong clock does not delete rows.
const KEPT_DAYS = 60

/** Takes offers that ended long ago from the table of the search, which would grow with them. A renewal writes the row again. */
export async function forgetEndedOffers({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await db.delete(offerSearch).where(lt(offerSearch.expiresOn, dayBefore(dayInMadrid(clock.now()), KEPT_DAYS)))
}
