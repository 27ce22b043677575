import type { Deps } from '#server/platform/deps.ts'
import { AppError } from '#server/platform/errors.ts'
import { deleteUnusedCvs, updateCv } from './queries.ts'

/** Removes a CV from the candidate's list. Companies that received it can still read it. */
export async function deleteCv(deps: Deps, candidateId: number, id: number): Promise<void> {
  const removed = await updateCv(deps.db, { id, candidateId }, { removedAt: deps.clock.now() })
  if (!removed) throw new AppError('cv_not_found')
  await sweepRemovedCvs(deps, candidateId)
}

/** Deletes removed CVs, row and file, that no application uses any more: of one candidate, or of all. Several processes may run it at once. */
export async function sweepRemovedCvs({ db, files }: Pick<Deps, 'db' | 'files'>, candidateId?: number): Promise<void> {
  const unused = await deleteUnusedCvs(db, candidateId)
  for (const { fileKey } of unused) await files.remove(fileKey)
}
