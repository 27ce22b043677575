import { eq } from 'drizzle-orm'
import { RESET_MINUTES } from '#contract/constants.ts'
import { account } from '#server/database/schema/schema.ts'
import type { Deps } from '#server/deps.ts'
import { hashToken } from '#server/http/caller.ts'
import type { Job } from '#server/jobs/queues.ts'
import { writeLetter } from '#server/mail/letters/write-letter.ts'
import { createSigner } from '#server/encryption/signer.ts'
import { authLetters as letters } from '../mails.ts'
import { endResets, saveReset } from './queries.ts'

type Context = Pick<Deps, 'db' | 'mailer' | 'appSecret' | 'clock' | 'env'>

/**
 * Sends the link to choose a new password. The token is derived from the job, so a job that runs again sends the same
 * mail. The job's row and the table of tokens do not reveal it.
 */
export async function sendResetLink(context: Context, { id, data }: Job<'password-forgotten'>): Promise<void> {
  const { appSecret, mailer, env } = context
  if (data.accountId === null) return
  const token = createSigner(appSecret, 'password reset').sign([id])
  const email = await openReset(context, data.accountId, hashToken(token))
  if (email === null) return
  // Password managers save the new password under this e-mail. No server sees the fragment.
  const fragment = `token=${token}&correo=${encodeURIComponent(email)}`
  const letter = letters.passwordReset({ path: `/restablecer-contrasena#${fragment}`, minutes: RESET_MINUTES })
  await mailer.send({ id, to: email, ...writeLetter(letter, env) })
}

/** Makes the token valid and ends older ones. Returns the e-mail; null if the account is gone, or the token used or replaced. */
const openReset = ({ db, clock }: Context, accountId: number, tokenHash: Buffer): Promise<string | null> =>
  db.transaction(async (tx) => {
    // Two jobs of one account run one after the other.
    const [owner] = await tx
      .select({ email: account.email })
      .from(account)
      .where(eq(account.id, accountId))
      .for('no key update')
    const now = clock.now()
    const expiresAt = new Date(now.getTime() + RESET_MINUTES * 60_000)
    if (!owner || !(await saveReset(tx, { tokenHash, accountId, expiresAt }))) return null
    await endResets(tx, accountId, { now, tokenHash })
    return owner.email
  })
