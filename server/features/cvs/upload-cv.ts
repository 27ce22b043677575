import { dayInMadrid } from '#server/clock.ts'
import type { Tx } from '#server/database/open.ts'
import { ownerOf, requireStaying } from '#server/domain/accounts/require-staying.ts'
import { scanFile } from '#server/documents/scan-file.ts'
import { storeFile } from '#server/files/pending/store-file.ts'
import { receiveCv } from '#server/files/receive-upload.ts'
import { AppError } from '#server/errors.ts'
import type { ApiContext } from '#server/http/implement.ts'
import { requireTriesLeft } from '#server/http/limits/rate-limit.ts'
import type { PdfHarm } from '#server/documents/pdf/texts.ts'
import { insertCv, lockCandidate } from './queries.ts'
import { requireRoom } from './require-room.ts'

// Computing time. A usual file costs nothing. After a harmful one the next one needs a new thread.
const [USUAL_MS, CLEANED_MS, REFUSED_MS] = [200, 500, 2200]

/**
 * Checks and stores a PDF given as a data URL. Returns the CV's id and what was taken out of it. If the
 * sender has cancelled or lost the connection meanwhile, nothing is stored: they would send it again.
 */
export async function uploadCv(
  { db, env, files, clock, limits }: Pick<ApiContext, 'db' | 'env' | 'files' | 'clock' | 'limits'>,
  { candidateId, name, file }: { candidateId: number; name: string; file: string },
  signal?: AbortSignal,
): Promise<{ id: number; removed: PdfHarm[] }> {
  // Refuses before the file is inspected. The same check decides below, where no other upload can come between.
  await requireRoom(db, env.quotas, { candidateId, sizeBytes: 0 })
  // Refuses with 429, without an inspection, if files took too long or were refused too often before.
  const used = await requireTriesLeft(limits.inspections, candidateId)
  let spent = 0
  const receive = async () => {
    const received = await receiveCv(file, { signal, used, spend: (milliseconds) => void (spent = milliseconds) })
    if (received.removed.length > 0) spent += CLEANED_MS
    if (env.scanner) await scanFile(received.bytes, env.scanner)
    return received
  }
  const { bytes, removed, words } = await receive()
    .catch((error: unknown) => {
      if (isRefusal(error)) spent = Math.max(spent, REFUSED_MS)
      throw error
    })
    .finally(() => limits.inspections.penalty(candidateId, Math.max(0, Math.ceil(spent - USUAL_MS))))
  if (signal?.aborted) throw new AppError('upload_interrupted')
  const save = async (tx: Tx, fileKey: string) => {
    const uploadedOn = dayInMadrid(clock.now())
    const row = { candidateId, name, fileKey, sizeBytes: bytes.byteLength, uploadedOn, words: words || null }
    await requireStaying(tx, ownerOf({ candidateId }))
    await lockCandidate(tx, candidateId)
    await requireRoom(tx, env.quotas, row)
    return insertCv(tx, row)
  }
  return { id: await storeFile({ db, files, clock }, { kind: 'cv', bytes, save }), removed }
}

/** Whether the cause is the file itself. */
const isRefusal = (error: unknown): boolean =>
  error instanceof AppError && (error.status === 400 || error.status === 413) && error.code !== 'upload_interrupted'
