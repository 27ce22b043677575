import { eq } from 'drizzle-orm'
import { writeStoredSearch } from '#contract/following/stored-search.ts'
import { alert } from '#server/database/schema/schema.ts'
import type { Deps } from '#server/deps.ts'
import { lastNumber, numberOffers } from './announced-offers.ts'
import type { Asked } from './create-alert.ts'
import { lockOwn, type Owner } from './queries.ts'

export interface Changes {
  id: number
  filters: Asked['filters'] | undefined
  frequency: Asked['frequency'] | undefined
  isPaused: boolean | undefined
}

type Context = Pick<Deps, 'db' | 'clock'>

/**
 * Changes an own alert. With other filters, or after a pause, it begins again: what was published before is not new. To change it says that it is
 * still wanted.
 */
export async function changeAlert({ db, clock }: Context, owner: Owner, { id, ...changes }: Changes) {
  const now = clock.now()
  await numberOffers(db)
  await db.transaction(async (tx) => {
    const kept = await lockOwn(tx, id, owner)
    const { filters, frequency = kept.frequency, isPaused = kept.isPaused } = changes
    const search = filters && { filters: writeStoredSearch(filters) }
    const fresh = (filters || isPaused !== kept.isPaused) && { toldThrough: lastNumber }
    await tx
      .update(alert)
      .set({ frequency, isPaused, wantedAt: now, askedAt: null, ...search, ...fresh })
      .where(eq(alert.id, id))
  })
}
