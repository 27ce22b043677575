import { dayInMadrid } from '#server/clock.ts'
import type { Deps } from '#server/deps.ts'
import { receiveCv } from '#server/files/receive-upload.ts'
import { insertCv } from './queries.ts'

interface Upload {
  candidateId: number
  name: string
  /** A data URL; what is kept is the file in it, byte for byte. */
  file: string
}

/** Checks and keeps a PDF. The file is safe on disk before its row says that it exists. Returns the CV's id. */
export async function uploadCv({ db, files, clock }: Deps, { candidateId, name, file }: Upload): Promise<number> {
  const bytes = await receiveCv(file)
  const fileKey = await files.put('cv', bytes)
  try {
    const uploadedOn = dayInMadrid(clock.now())
    return await insertCv(db, { candidateId, name, fileKey, sizeBytes: bytes.byteLength, uploadedOn })
  } catch (error) {
    await files.remove(fileKey)
    throw error
  }
}
