import { LRUCache } from 'lru-cache'
import { EVERYTHING } from './connection/follow-changes.ts'
import { hasAllChanges } from './connection/replica/has-all-changes.ts'
import { hearsChanges, onHeardChange } from './heard-changes.ts'
import type { Handle } from './open.ts'

const MOST_KEYS = 1000
// As long as an answer is kept, if a change was not announced.
const LONGEST_MS = 10 * 60_000

interface Kept {
  total: number
  /** How many rows had changed when it was counted. */
  changed: number
}

export interface KeptTotals {
  /** The least number of rows that there are now, if they were counted before: each row that has changed since then may have gone. */
  findLeast(db: Handle, key: string): number | undefined
  /** Call it before the rows are counted. The result keeps their number. */
  prepare(db: Handle): (key: string, total: number) => void
}

/** Keeps in memory, for each database, how many rows of a kind queries have found. The triggers announce changes as `kind:id`. */
export function keepTotals(kind: string): KeptTotals {
  let keptOf = new WeakMap<Handle, LRUCache<string, Kept>>()
  let changed = 0
  onHeardChange((names) => {
    if (names.includes(EVERYTHING)) keptOf = new WeakMap()
    changed += names.filter((name) => name.startsWith(`${kind}:`)).length
  })

  return {
    findLeast(db, key) {
      const known = hasAllChanges(db) ? keptOf.get(db)?.get(key) : undefined
      return known && known.total - (changed - known.changed)
    },
    prepare(db) {
      const before = { changed, keptOf, mayKeep: hearsChanges() && hasAllChanges(db) }
      return (key, total) => {
        if (!before.mayKeep || before.keptOf !== keptOf) return
        const kept = keptOf.get(db) ?? new LRUCache({ max: MOST_KEYS, ttl: LONGEST_MS })
        keptOf.set(db, kept.set(key, { total, changed: before.changed }))
      }
    },
  }
}
