import pLimit from 'p-limit'
import { EXPORT_HOURS } from '#contract/constants.ts'
import type { Tx } from '#server/database/open.ts'
import type { Deps } from '#server/deps.ts'
import { removeFiles } from '#server/files/pending/remove-files.ts'
import { storeFile } from '#server/files/pending/store-file.ts'
import { findRequest, markFailed, saveExport } from './queries.ts'
import { zipData } from './zip-data.ts'

type Context = Pick<Deps, 'db' | 'files' | 'cipher' | 'clock' | 'env' | 'jobs'>

// One file is in memory at a time.
const inTurn = pLimit(1)

/** Makes the file of a request, once. Returns the e-mail of the owner who is to be told; null if nobody is. */
export async function makeExport(context: Context, exportId: string): Promise<string | null> {
  const { db, clock } = context
  const request = await findRequest(db, exportId)
  if (!request) return null
  if (!request.fileKey) {
    const isSaved = await inTurn(() => storeExport(context, exportId, request.accountId)).catch(
      async (error: unknown) => {
        await markFailed(db, exportId, clock.now())
        throw error
      },
    )
    if (!isSaved) return null
  }
  // Somebody else may read the mails to an unconfirmed e-mail. The page offers the file too.
  return request.isConfirmed ? request.email : null
}

/** Returns false if the request is over meanwhile. Then its file is of no use. */
async function storeExport(context: Context, exportId: string, accountId: number): Promise<boolean> {
  const bytes = await zipData(context, accountId)
  const expiresAt = new Date(context.clock.now().getTime() + EXPORT_HOURS * 3_600_000)
  const save = async (tx: Tx, fileKey: string) => {
    const isSaved = await saveExport(tx, exportId, { fileKey, sizeBytes: bytes.byteLength, expiresAt })
    if (!isSaved) await removeFiles(context, tx, [fileKey])
    return isSaved
  }
  return storeFile(context, { kind: 'export', bytes, save })
}
