import { LRUCache } from 'lru-cache'
import { EVERYTHING } from './connection/follow-changes.ts'
import { hasAllChanges } from './connection/replica/has-all-changes.ts'
import { hearsChanges, onHeardChange } from './heard-changes.ts'
import type { Handle } from './open.ts'

// Of the rows of one kind, as JSON. In memory they take about twice as much.
const MOST_BYTES = 5_000_000
// As long as an answer is kept, if a change was not announced.
const LONGEST_MS = 10 * 60_000

type ListRows<Row> = (db: Handle, ids: readonly number[]) => Promise<Row[]>

/**
 * Keeps rows in memory, for each database, whose changes the triggers announce as `kind:id`. The result lists rows in the order
 * of the ids that it is given, without those that do not exist.
 */
export function keepRows<Row extends { id: number }>(kind: string, list: ListRows<Row>): ListRows<Row> {
  const keptOf = new WeakMap<Handle, LRUCache<string, Row>>()
  const allKept = new Set<LRUCache<string, Row>>()
  let changes = 0
  onHeardChange((changed) => {
    changes += 1
    for (const kept of allKept) {
      if (changed.includes(EVERYTHING)) kept.clear()
      else for (const name of changed) kept.delete(name)
    }
  })
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
    const mayKeep = hearsChanges() && hasAllChanges(db)
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
