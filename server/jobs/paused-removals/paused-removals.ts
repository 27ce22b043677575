import { eq, gt } from 'drizzle-orm'
import type { Handle } from '#server/database/open.ts'
import { removalRun } from '#server/database/schema/schema.ts'
import type { Deps } from '#server/deps.ts'
import type { Task } from '../feature-jobs.ts'
import { judgeRun } from './judge-run.ts'

type Kind = (typeof removalRun.$inferSelect)['kind']
type Context = Pick<Deps, 'db' | 'clock'>

/**
 * Notes a run of removals and says whether they are paused: the gap since the last run is too long, or the clock went back. Several
 * processes may ask at once.
 */
export const areRemovalsPaused = ({ db, clock }: Context, kind: Kind): Promise<boolean> =>
  db.transaction(async (tx) => {
    const now = clock.now()
    await tx.insert(removalRun).values({ kind, lastRunAt: now }).onConflictDoNothing()
    const [before] = await tx.select().from(removalRun).where(eq(removalRun.kind, kind)).for('update')
    const run = judgeRun(before, now)
    await tx.update(removalRun).set(run).where(eq(removalRun.kind, kind))
    return run.pausedUntil !== null
  })

/** Whatever destroys people's data because a term is over: it is left out while removals are paused. */
export const unlessPaused =
  (task: Task): Task =>
  async (deps) =>
    (await areRemovalsPaused(deps, 'terms')) || task(deps)

/** Until when removals are paused; null if they are not. */
export async function findPausedUntil(db: Handle, now: Date): Promise<Date | null> {
  const rows = await db
    .select({ until: removalRun.pausedUntil })
    .from(removalRun)
    .where(gt(removalRun.pausedUntil, now))
    .orderBy(removalRun.pausedUntil)
  return rows.at(-1)?.until ?? null
}

/** Tells the operator why nothing is removed. */
export async function reportPausedRemovals({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>): Promise<void> {
  const until = await findPausedUntil(db, clock.now())
  if (!until) return
  log.error(
    { until },
    'nothing is removed for the end of its term: housekeeping had not run for days, or the clock went back. A restored backup, or a wrong clock? To go on at once: npm run cli -- resume-removals',
  )
}

/** Lets removals go on at once, also those that the next run would have paused. */
export async function resumeRemovals({ db, clock }: Context): Promise<void> {
  await db.update(removalRun).set({ lastRunAt: clock.now(), pausedUntil: null })
}
