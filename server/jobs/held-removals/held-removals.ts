import { eq, gt } from 'drizzle-orm'
import type { Handle } from '#server/database/open.ts'
import { removalRun } from '#server/database/schema/schema.ts'
import type { Deps } from '#server/deps.ts'
import type { Task } from '../feature-jobs.ts'
import { judgeRun } from './judge-run.ts'

type Kind = (typeof removalRun.$inferSelect)['kind']
type Context = Pick<Deps, 'db' | 'clock'>

/**
 * Notes a run of removals and says whether they wait: the gap since the last run is too long, or the clock went back. Several
 * processes may ask at once.
 */
export const areRemovalsHeld = ({ db, clock }: Context, kind: Kind): Promise<boolean> =>
  db.transaction(async (tx) => {
    const now = clock.now()
    await tx.insert(removalRun).values({ kind, lastRunAt: now }).onConflictDoNothing()
    const [before] = await tx.select().from(removalRun).where(eq(removalRun.kind, kind)).for('update')
    const run = judgeRun(before, now)
    await tx.update(removalRun).set(run).where(eq(removalRun.kind, kind))
    return run.heldUntil !== null
  })

/** Whatever destroys people's data because a term is over: it is left out while removals wait. */
export const unlessHeld =
  (task: Task): Task =>
  async (deps) =>
    (await areRemovalsHeld(deps, 'terms')) || task(deps)

/** Until when removals wait; null if they do not. */
export async function findHeldUntil(db: Handle, now: Date): Promise<Date | null> {
  const rows = await db
    .select({ until: removalRun.heldUntil })
    .from(removalRun)
    .where(gt(removalRun.heldUntil, now))
    .orderBy(removalRun.heldUntil)
  return rows.at(-1)?.until ?? null
}

/** Tells the operator why nothing is removed. */
export async function reportHeldRemovals({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>): Promise<void> {
  const until = await findHeldUntil(db, clock.now())
  if (!until) return
  log.error(
    { until },
    'nothing is removed for the end of its term: housekeeping had not run for days, or the clock went back. A restored backup, or a wrong clock? To go on at once: npm run cli -- resume-removals',
  )
}

/** Lets removals go on at once, also those that the next run would have held. */
export async function resumeRemovals({ db, clock }: Context): Promise<void> {
  await db.update(removalRun).set({ lastRunAt: clock.now(), heldUntil: null })
}
