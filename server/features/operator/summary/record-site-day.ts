import { lt } from 'drizzle-orm'
import { dayBefore, dayInMadrid } from '#server/clock.ts'
import { siteDay } from '#server/database/schema/schema.ts'
import type { Deps } from '#server/deps.ts'
import { findStock } from './queries.ts'

const KEPT_DAYS = 400

/** Counts the active offers and the Premium companies of today, once or again, and forgets the numbers of long ago. */
export async function recordSiteDay({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const today = dayInMadrid(clock.now())
  const { activeOffers, premium: premiumCompanies } = await findStock(db, today)
  const counted = { activeOffers, premiumCompanies }
  await db
    .insert(siteDay)
    .values({ day: today, ...counted })
    .onConflictDoUpdate({ target: siteDay.day, set: counted })
  await db.delete(siteDay).where(lt(siteDay.day, dayBefore(today, KEPT_DAYS)))
}
