import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { removeFiles } from '#server/files/pending/remove-files.ts'
import { deleteUnusedCvs, updateCv } from './queries.ts'

/** Removes a CV from the candidate's list. Companies that received it can still read it. */
export async function deleteCv(
  deps: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  candidateId: number,
  id: number,
): Promise<void> {
  const removed = await updateCv(deps.db, { id, candidateId }, { removedAt: deps.clock.now() })
  if (!removed) throw new AppError('cv_not_found')
  await sweepRemovedCvs(deps, candidateId)
}

/** Deletes removed CVs that no application uses any more: of one candidate, or of all. Several processes may run it at once. */
export const sweepRemovedCvs = (deps: Pick<Deps, 'db' | 'clock' | 'jobs'>, candidateId?: number): Promise<void> =>
  deps.db.transaction(async (tx) => removeFiles(deps, tx, await deleteUnusedCvs(tx, candidateId)))
