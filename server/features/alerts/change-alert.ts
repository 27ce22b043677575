import { and, eq } from 'drizzle-orm'
import { writeStoredSearch } from '#contract/following/stored-search.ts'
import { dayInMadrid } from '#server/clock.ts'
import { alert, dueAlert } from '#server/database/schema/schema.ts'
import type { Deps } from '#server/deps.ts'
import { anchorsOf } from '#server/domain/offers/search/anchors.ts'
import { fromFilters } from '#server/domain/offers/search/filters-wire.ts'
import { AppError } from '#server/errors.ts'
import type { Asked } from './create-alert.ts'
import { dueAt } from './due-at.ts'
import { matchAlerts } from './matching/match-alerts.ts'
import { lastNumber, lockOwn, type Owner } from './queries.ts'

interface Changes {
  filters?: Asked['filters'] | undefined
  frequency?: Asked['frequency'] | undefined
  isPaused?: boolean | undefined
}

type Context = Pick<Deps, 'db' | 'clock'>

/**
 * Changes an own alert. With other filters, or after a pause, it begins again: what was published before is not new. To change it says that it is
 * still wanted.
 */
export async function changeAlert({ db, clock }: Context, owner: Owner, { id, ...changes }: Changes & { id: number }) {
  const now = clock.now()
  // An alert that begins again skips the offers published before. They need a number for that.
  await matchAlerts({ db, clock })
  await db.transaction(async (tx) => {
    const kept = await lockOwn(tx, id, owner)
    if (!kept) throw new AppError('alert_not_found')
    const { filters, frequency = kept.frequency, isPaused = kept.isPaused } = changes
    const search = filters && {
      filters: writeStoredSearch(filters),
      anchors: await anchorsOf(tx, fromFilters(filters, dayInMadrid(now))),
    }
    const beginsAgain = search !== undefined || isPaused !== kept.isPaused
    const fresh = beginsAgain && { toldThrough: lastNumber }
    if (beginsAgain) await tx.delete(dueAlert).where(eq(dueAlert.alertId, id))
    await tx
      .update(alert)
      .set({ frequency, isPaused, wantedAt: now, askedAt: null, ...search, ...fresh })
      .where(eq(alert.id, id))
    if (frequency === kept.frequency) return
    await tx
      .update(dueAlert)
      .set({ dueAt: dueAt(now) })
      .from(alert)
      .where(and(eq(alert.id, id), eq(dueAlert.alertId, id)))
  })
}
