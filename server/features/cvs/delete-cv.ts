import type { Deps } from '#server/platform/deps.ts'
import { AppError } from '#server/platform/errors.ts'
import { deleteUnusedCvs, markRemoved } from './queries.ts'

/** Takes a CV off the candidate's list. Copies that were sent stay readable for those companies. */
export async function deleteCv(deps: Deps, { candidateId, cvId }: { candidateId: number; cvId: number }) {
  const removed = await markRemoved(deps.db, { candidateId, cvId, now: deps.clock.now() })
  if (!removed) throw new AppError('cv_not_found')
  await sweepRemovedCvs(deps)
}

/** Forgets removed CVs, row and file, once the last application that held them is gone. Safe at any time, in any process. */
export async function sweepRemovedCvs({ db, files }: Pick<Deps, 'db' | 'files'>): Promise<void> {
  const unused = await deleteUnusedCvs(db)
  for (const { fileKey } of unused) await files.remove(fileKey)
}
