import type { Clock } from '#server/clock.ts'

export interface TestClock extends Clock {
  /** Moves the clock to an instant, such as '2026-11-21T23:30:00Z'. */
  set(instant: string): void
}

/** A clock that stands still until a test moves it. */
export function createTestClock(start = '2026-11-21T10:00:00Z'): TestClock {
  let now = new Date(start)
  return {
    now: () => now,
    set: (instant) => {
      now = new Date(instant)
    },
  }
}
