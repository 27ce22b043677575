import { dayInMadrid } from '#server/platform/clock.ts'
import type { Deps } from '#server/platform/deps.ts'
import { receiveCv } from '#server/platform/files/receive-upload.ts'
import { AppError } from '#server/platform/errors.ts'
import { insertCv } from './queries.ts'

/**
 * Checks and stores a PDF given as a data URL, and returns the CV's id. The file is on disk before its row exists. If the
 * sender has cancelled or lost the connection meanwhile, nothing is stored: they would send it again.
 */
export async function uploadCv(
  { db, files, clock }: Deps,
  { candidateId, name, file }: { candidateId: number; name: string; file: string },
  signal?: AbortSignal,
): Promise<number> {
  const bytes = await receiveCv(file)
  if (signal?.aborted) throw new AppError('upload_interrupted')
  const fileKey = await files.put('cv', bytes)
  try {
    const uploadedOn = dayInMadrid(clock.now())
    return await insertCv(db, { candidateId, name, fileKey, sizeBytes: bytes.byteLength, uploadedOn })
  } catch (error) {
    await files.remove(fileKey)
    throw error
  }
}
