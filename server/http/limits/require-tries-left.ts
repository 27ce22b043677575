import { LRUCache } from 'lru-cache'
import { refusalOf, type RateLimit } from './rate-limit.ts'

// Thousands of refused tries would otherwise keep the database busy. A try that is given back meanwhile waits so long at most.
const REMEMBERED_MS = 1000
const KEYS_MAX = 10_000

interface Refused {
  /** Until when the database is not asked again. Both as `Date.now()`. */
  until: number
  /** When the key has tries again. */
  end: number
}

const refusedKeys = new WeakMap<RateLimit, LRUCache<string, Refused>>()

function refusedOf(limit: RateLimit): LRUCache<string, Refused> {
  const known = refusedKeys.get(limit) ?? new LRUCache<string, Refused>({ max: KEYS_MAX })
  refusedKeys.set(limit, known)
  return known
}

/** Refuses with 429 if no try is left, without using one. Returns how many are used. A key that was refused is remembered for a second. */
export async function requireTriesLeft(limit: RateLimit, key: string | number): Promise<number> {
  const refused = refusedOf(limit)
  const known = refused.get(String(key))
  if (known && Date.now() < known.until) throw refusalOf({ msBeforeNext: known.end - Date.now() }, 'too_many_tries')
  const spent = await limit.get(key)
  if (!spent || spent.consumedPoints < limit.points) return spent?.consumedPoints ?? 0
  const { msBeforeNext } = spent
  refused.set(String(key), {
    until: Date.now() + Math.min(REMEMBERED_MS, msBeforeNext),
    end: Date.now() + msBeforeNext,
  })
  throw refusalOf(spent, 'too_many_tries')
}

/** Deletes the counter of a key, also from the memory of this process. Others may refuse the key for a second longer. */
export async function forgetSpent(limit: RateLimit, key: string | number): Promise<void> {
  await limit.delete(key)
  refusedOf(limit).delete(String(key))
}
