import { LRUCache } from 'lru-cache'
import { EVERYTHING } from './connection/follow-changes.ts'
import { hasAllChanges } from './connection/replica/has-all-changes.ts'
import type { Handle } from './open.ts'

// Of the rows of one kind, as JSON. In memory they take about twice as much.
const MOST_BYTES = 5_000_000
// As long as an answer is kept, if a change was not announced.
const LONGEST_MS = 10 * 60_000

// Of this process: the triggers of public data tell every process that follows them.
let changes = 0
let isFollowing = false
const allKept = new Set<Pick<LRUCache<string, never>, 'clear' | 'delete'>>()

/** Rows of these names, such as `offer:7`, are read again. */
export function forgetRows(changed: readonly string[]): void {
  changes += 1
  for (const kept of allKept) {
    if (changed.includes(EVERYTHING)) kept.clear()
    else for (const name of changed) kept.delete(name)
  }
}

/** Whether `forgetRows` is called after each change from now on. Otherwise no row is kept. */
export function followRows(isTold: boolean): void {
  isFollowing = isTold
  forgetRows([EVERYTHING])
}

type ListRows<Row> = (db: Handle, ids: readonly number[]) => Promise<Row[]>

/**
 * Keeps rows in memory, for each database, whose changes the triggers announce as `kind:id`. The result lists rows in the order
 * of the ids that it is given, without those that do not exist.
 */
export function keepRows<Row extends { id: number }>(kind: string, list: ListRows<Row>): ListRows<Row> {
  const keptOf = new WeakMap<Handle, LRUCache<string, Row>>()
  const open = (db: Handle) => {
    const sizeCalculation = (row: Row) => JSON.stringify(row).length
    const kept = new LRUCache<string, Row>({ maxSize: MOST_BYTES, sizeCalculation, ttl: LONGEST_MS })
    keptOf.set(db, kept)
    allKept.add(kept)
    return kept
  }

  return async (db, ids) => {
    const kept = keptOf.get(db) ?? open(db)
    const before = changes
    const mayKeep = isFollowing && hasAllChanges(db)
    const rows = new Map(ids.map((id) => [id, kept.get(`${kind}:${id}`)]))
    const missing = ids.filter((id) => !rows.get(id))
    const read = missing.length > 0 ? await list(db, missing) : []
    for (const row of read) {
      rows.set(row.id, row)
      // What was read before a change may be old.
      if (mayKeep && before === changes) kept.set(`${kind}:${row.id}`, row)
    }
    return ids.flatMap((id) => rows.get(id) ?? [])
  }
}
