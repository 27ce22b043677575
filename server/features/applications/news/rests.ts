const FIRST_MS = 10_000
const LONGEST_MS = 10 * 60_000
const FORGET_MS = 3_600_000

interface Rest {
  until: number
  pauseMs: number
}

/** The groups whose last mail was not sent. Each rests a while, longer each time, so that it does not hold up the others. */
export function createRests() {
  const rests = new Map<number, Rest>()

  return {
    /** Those that rest now. Forgets the ones that have long had their turn: they are gone, or another process has sent them. */
    list(now: Date): number[] {
      for (const [group, { until }] of rests) if (now.getTime() - until > FORGET_MS) rests.delete(group)
      return [...rests].filter(([, { until }]) => until > now.getTime()).map(([group]) => group)
    },
    /** Returns whether it is the first failure of this group. */
    add(group: number, now: Date): boolean {
      const before = rests.get(group)
      const pauseMs = before ? Math.min(before.pauseMs * 2, LONGEST_MS) : FIRST_MS
      rests.set(group, { pauseMs, until: now.getTime() + pauseMs })
      return before === undefined
    },
    end: (group: number): void => void rests.delete(group),
  }
}

export type Rests = ReturnType<typeof createRests>
