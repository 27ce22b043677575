import type { Deps } from '#server/deps.ts'
import { isOwnStore } from './is-own-store.ts'
import { deleteRemovals, giveUpWritesBefore, listRemovals } from './queries.ts'

const BATCH = 100
// Longer than any upload.
const LONGEST_WRITE_MS = 3_600_000

type SweepDeps = Pick<Deps, 'db' | 'files' | 'clock' | 'log'>

/**
 * Removes files without a row, then their rows in `pending_file`. May run several times at once. A file that cannot be
 * removed does not stop the others; the next run tries it again. The store of another installation is left alone.
 */
export async function removePendingFiles(deps: SweepDeps): Promise<void> {
  const { db, files, clock, log } = deps
  let after = ''
  const failures: unknown[] = []
  for (;;) {
    const keys = await listRemovals(db, { after, now: clock.now(), limit: BATCH })
    const last = keys.at(-1)
    if (!last) break
    if (after === '' && !(await isOwnStore(deps))) {
      return log.error('the files belong to another installation: none is removed')
    }
    const results = await Promise.allSettled(keys.map((key) => files.remove(key)))
    failures.push(...results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : [])))
    await deleteRemovals(
      db,
      keys.filter((_, index) => results[index]?.status === 'fulfilled'),
    )
    after = last
  }
  if (failures.length > 0) throw failures[0]
}

/** Removes what crashes have left: files that were announced and never got a row, and removals that were not finished. */
export async function sweepPendingFiles(deps: SweepDeps): Promise<void> {
  await giveUpWritesBefore(deps.db, new Date(deps.clock.now().getTime() - LONGEST_WRITE_MS))
  await removePendingFiles(deps)
}
