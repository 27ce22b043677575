import type { Clock } from '#server/platform/clock.ts'
import { runForAll } from '#server/platform/lanes/current-visit.ts'

/** Caches a value for a time. Callers in that time share one promise. A failure is not cached. */
export function keepFor<Value>(milliseconds: number, clock: Clock, make: () => Promise<Value>): () => Promise<Value> {
  let kept: { until: number; value: Promise<Value> } | undefined
  return () => {
    const now = clock.now().getTime()
    if (kept && now < kept.until) return kept.value
    const value = runForAll(make)
    const entry = { until: now + milliseconds, value }
    kept = entry
    value.catch(() => {
      if (kept === entry) kept = undefined
    })
    return value
  }
}
