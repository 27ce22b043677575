import { dayInMadrid } from '#server/platform/clock.ts'
import type { Deps } from '#server/platform/deps.ts'
import { receiveCv } from '#server/platform/files/receive-upload.ts'
import { AppError } from '#server/platform/errors.ts'
import { insertCv } from './queries.ts'

interface Upload {
  candidateId: number
  name: string
  /** A data URL; what is kept is the file in it, byte for byte. */
  file: string
  /** Aborted where the sender has gone: by «Cancelar», or with the connection. */
  signal?: AbortSignal | undefined
}

/**
 * Checks and keeps a PDF. The file is safe on disk before its row says that it exists. What its sender called off while
 * it was being looked into is not kept: they would send it again. Returns the CV's id.
 */
export async function uploadCv({ db, files, clock }: Deps, upload: Upload): Promise<number> {
  const { candidateId, name, file, signal } = upload
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
