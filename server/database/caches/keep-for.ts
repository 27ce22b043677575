import { millisecondsOfToday, type Clock } from '#server/clock.ts'

/**
 * Caches a value for a time, and not beyond midnight in Spain, when offers end. Callers in that time share one promise. A failure is not
 * cached.
 */
export function keepFor<Value>(milliseconds: number, clock: Clock, make: () => Promise<Value>): () => Promise<Value> {
  let kept: { until: number; value: Promise<Value> } | undefined
  return () => {
    const now = clock.now()
    if (kept && now.getTime() < kept.until) return kept.value
    const value = make()
    const entry = { until: now.getTime() + Math.min(milliseconds, millisecondsOfToday(now)), value }
    kept = entry
    value.catch(() => {
      if (kept === entry) kept = undefined
    })
    return value
  }
}
