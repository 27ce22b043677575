import { dayInMadrid, millisecondsOfToday, type Clock } from '#server/clock.ts'
import type { Database } from '../open.ts'

/**
 * Caches a value for a time, and not beyond midnight in Spain, when offers end. Callers in that time share one promise. A failure is not
 * cached.
 */
export function cacheFor<Value>(milliseconds: number, clock: Clock, make: () => Promise<Value>): () => Promise<Value> {
  let cached: { until: number; value: Promise<Value> } | undefined
  return () => {
    const now = clock.now()
    if (cached && now.getTime() < cached.until) return cached.value
    const value = make()
    const entry = { until: now.getTime() + Math.min(milliseconds, millisecondsOfToday(now)), value }
    cached = entry
    value.catch(() => {
      if (cached === entry) cached = undefined
    })
    return value
  }
}

/** Caches the value of a day in Madrid for each database. */
export function cacheOfDay<Value>(milliseconds: number, make: (db: Database, today: string) => Promise<Value>) {
  const cached = new WeakMap<Database, () => Promise<Value>>()
  return ({ db, clock }: { db: Database; clock: Clock }): Promise<Value> => {
    const known = cached.get(db) ?? cacheFor(milliseconds, clock, () => make(db, dayInMadrid(clock.now())))
    cached.set(db, known)
    return known()
  }
}
