import { asc, eq, gt } from 'drizzle-orm'
import { readStoredSearch } from '#contract/following/stored-search.ts'
import type { Database, Tx } from '#server/database/open.ts'
import { alert } from '#server/database/schema/schema.ts'
import { anchorsOf } from '#server/domain/offers/search/anchors.ts'
import { fromFilters } from '#server/domain/offers/search/filters-wire.ts'

const AT_ONCE = 500

/** Makes the anchors of all alerts again, as after a change of the terms that offers have in the search. Returns how many alerts there are. */
export async function refreshAnchors(db: Database, today: string): Promise<number> {
  let count = 0
  let last: number | undefined = 0
  while (last !== undefined) {
    const after: number = last
    const ids = await db.transaction((tx) => refreshSome(tx, after, today))
    count += ids.length
    last = ids.at(-1)
  }
  return count
}

/** The next alerts, locked, so that nobody gives them other filters meanwhile. Writes only what differs: their index is slow to change. */
async function refreshSome(tx: Tx, after: number, today: string): Promise<number[]> {
  const { id, filters, anchors } = alert
  const some = await tx
    .select({ id, filters, anchors })
    .from(alert)
    .where(gt(id, after))
    .orderBy(asc(id))
    .limit(AT_ONCE)
    .for('no key update')
  for (const one of some) {
    const made = await anchorsOf(tx, fromFilters(readStoredSearch(one.filters), today))
    if (made.join(' ') !== one.anchors.join(' ')) await tx.update(alert).set({ anchors: made }).where(eq(id, one.id))
  }
  return some.map((one) => one.id)
}
