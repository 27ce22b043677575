const DAY_MS = 24 * 3_600_000

/** Runs are an hour apart. After a longer gap the rows may be those of a backup, or the clock may be wrong. */
export const LONGEST_GAP_MS = 2 * DAY_MS
/** Corrections of a right clock are smaller. */
const CLOCK_STEP_MS = 3_600_000
/** The time in which somebody can notice it. */
export const PAUSE_MS = 2 * DAY_MS

export interface RemovalRun {
  lastRunAt: Date
  /** Removals are paused until then; null if they are not. */
  pausedUntil: Date | null
}

/** The state of removals at a run, by that of the run before. The first run of a new installation has none before. */
export function judgeRun(before: RemovalRun | undefined, now: Date): RemovalRun {
  const gap = before ? now.getTime() - before.lastRunAt.getTime() : 0
  if (gap > LONGEST_GAP_MS || gap < -CLOCK_STEP_MS) {
    return { lastRunAt: now, pausedUntil: new Date(now.getTime() + PAUSE_MS) }
  }
  const pausedUntil = before?.pausedUntil ?? null
  return { lastRunAt: now, pausedUntil: pausedUntil && pausedUntil > now ? pausedUntil : null }
}
