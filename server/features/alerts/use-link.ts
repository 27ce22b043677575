import { eq } from 'drizzle-orm'
import { readStoredSearch } from '#contract/following/stored-search.ts'
import { dayInMadrid } from '#server/clock.ts'
import { alert } from '#server/database/schema/schema.ts'
import type { Deps } from '#server/deps.ts'
import { describeFilters } from '#server/domain/offers/search/describe-filters.ts'
import { AppError } from '#server/errors.ts'
import { requireToken, tokenOf } from './alert-token.ts'
import { lastNumber, numberOffers } from './announced-offers.ts'
import { countToday } from './daily-counts.ts'
import { requireRoom } from './queries.ts'

type Context = Pick<Deps, 'db' | 'clock' | 'appSecret' | 'env'>

/** The link of the first mail. A second press changes nothing. */
export async function confirmAlert(deps: Context, token: string) {
  const { db, clock } = deps
  const id = await requireToken(deps, 'confirm', token)
  const at = clock.now()
  await numberOffers(db)
  const found = await db.transaction(async (tx) => {
    const [kept] = await tx.select().from(alert).where(eq(alert.id, id)).for('update')
    if (!kept) throw new AppError('alert_link_invalid')
    if (kept.confirmedAt) return kept
    await requireRoom(tx, kept.subscriberId)
    await tx.update(alert).set({ confirmedAt: at, wantedAt: at, toldThrough: lastNumber }).where(eq(alert.id, id))
    await countToday(tx, 'alerts_confirmed', dayInMadrid(at))
    return kept
  })
  const description = await describeFilters(db, readStoredSearch(found.filters))
  return { description, frequency: found.frequency, token: await tokenOf(deps, 'list', found.subscriberId) }
}

/** The link at the end of a mail. A second press changes nothing. */
export async function stopAlert(deps: Context, token: string): Promise<void> {
  await deps.db.delete(alert).where(eq(alert.id, await requireToken(deps, 'stop', token)))
}

/** The link of the mail that asks whether an alert is still wanted. */
export async function keepAlert(deps: Context, token: string): Promise<void> {
  const kept = { wantedAt: deps.clock.now(), askedAt: null, isPaused: false }
  const isThis = eq(alert.id, await requireToken(deps, 'keep', token))
  const { rowCount } = await deps.db.update(alert).set(kept).where(isThis)
  if (rowCount === 0) throw new AppError('alert_link_invalid')
}
