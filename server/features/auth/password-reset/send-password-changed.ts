import { and, eq } from 'drizzle-orm'
import { account } from '#server/database/schema/schema.ts'
import type { Deps } from '#server/deps.ts'
import { writeLetter } from '#server/mail/letters/write-letter.ts'
import type { Job } from '#server/jobs/queues.ts'
import { authLetters as letters } from '../mails.ts'

type Context = Pick<Deps, 'db' | 'mailer' | 'env'>

/** Informs the owner of a new password, who may not have chosen it. */
export async function sendPasswordChanged({ db, mailer, env }: Context, { id, data }: Job<'password-changed'>) {
  // An unconfirmed e-mail may be somebody else's.
  const isOwner = and(eq(account.id, data.accountId), account.isConfirmed)
  const [owner] = await db.select({ email: account.email }).from(account).where(isOwner)
  const letter = letters.passwordChanged({ path: '/recuperar-contrasena' })
  if (owner) await mailer.send({ id, to: owner.email, ...writeLetter(letter, env) })
}
