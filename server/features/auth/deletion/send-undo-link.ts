import { DELETION_DAYS } from '#contract/constants.ts'
import type { Deps } from '#server/deps.ts'
import { hashToken } from '#server/http/caller.ts'
import type { Job } from '#server/jobs/queues.ts'
import { writeLetter } from '#server/mail/letters/write-letter.ts'
import { createSigner } from '#server/encryption/signer.ts'
import { authLetters as letters } from '../mails.ts'
import { saveToken } from './queries.ts'

type Context = Pick<Deps, 'db' | 'mailer' | 'appSecret' | 'env'>

/** Sends the link that undoes a deletion. Its token is derived from the job: a job that runs again sends the same mail. */
export async function sendUndoLink(context: Context, { id, data }: Job<'deletion-requested'>): Promise<void> {
  const { db, mailer, appSecret, env } = context
  const token = createSigner(appSecret, 'undo deletion').sign([id])
  const found = await saveToken(db, data.deletionId, hashToken(token))
  if (!found) return
  const terms = { path: `/recuperar-cuenta#token=${token}`, days: DELETION_DAYS }
  const letter = found.isIdle
    ? letters.idleAccountClosed({ ...terms, months: env.retention.idleAccountMonths })
    : letters.accountDeletion(terms)
  await mailer.send({ id, to: found.email, ...writeLetter(letter, env) })
}
