import pLimit from 'p-limit'
import { EXPORT_HOURS } from '#contract/constants.ts'
import type { Tx } from '#server/database/open.ts'
import type { Deps } from '#server/deps.ts'
import { removeFiles } from '#server/files/pending/remove-files.ts'
import { storeFile } from '#server/files/pending/store-file.ts'
import type { Job } from '#server/jobs/queues.ts'
import { writeLetter } from '#server/mail/letters/write-letter.ts'
import { accountLetters as letters } from '../mails.ts'
import { findRequest, markFailed, saveExport } from './queries.ts'
import { zipData } from './zip-data.ts'

type Context = Pick<Deps, 'db' | 'files' | 'cipher' | 'mailer' | 'clock' | 'env' | 'jobs'>

// One file is in memory at a time.
const inTurn = pLimit(1)

/** Makes the file of a request and sends its owner a mail. A job that runs again only sends the mail again. */
export async function makeExport(context: Context, { id, data }: Job<'data-export'>): Promise<void> {
  const { db, mailer, clock, env } = context
  const { exportId } = data
  const request = await findRequest(db, exportId)
  if (!request) return
  if (!request.fileKey) {
    const isSaved = await inTurn(() => storeExport(context, exportId, request.accountId)).catch(
      async (error: unknown) => {
        await markFailed(db, exportId, clock.now())
        throw error
      },
    )
    if (!isSaved) return
  }
  // Somebody else may read the mails to an unconfirmed e-mail. The page offers the file too.
  if (!request.isConfirmed) return
  const letter = letters.exportReady({ path: '/cuenta#mis-datos', hours: EXPORT_HOURS })
  await mailer.send({ id, to: request.email, ...writeLetter(letter, env) })
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
