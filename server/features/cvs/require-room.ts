import type { Quotas } from '#server/config/env.ts'
import type { Handle } from '#server/database/open.ts'
import { AppError } from '#server/errors.ts'
import { measureCvs } from './queries.ts'

/** Refuses if the candidate may not store one more CV of this size. */
export async function requireRoom(
  db: Handle,
  quotas: Quotas,
  { candidateId, sizeBytes }: { candidateId: number; sizeBytes: number },
): Promise<void> {
  const { listed, bytes } = await measureCvs(db, candidateId)
  if (listed >= quotas.cvs) throw new AppError('cvs_full')
  if (bytes + sizeBytes > quotas.cvBytes) throw new AppError('cv_space_full')
}
