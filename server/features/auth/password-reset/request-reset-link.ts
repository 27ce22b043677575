import type { ApiContext } from '#server/http/implement.ts'
import { mailboxKeyOf } from '#server/http/limits/mailbox-key.ts'
import { spendTry } from '#server/http/limits/rate-limit.ts'
import { findUndo } from '../email-links/queries.ts'
import { spendLinkOfDay } from '../email-links/spend-link-tries.ts'
import { findAccount } from '../sign-in/sign-in.ts'

type Context = Pick<ApiContext, 'db' | 'jobs' | 'limits' | 'clock' | 'address'>
type Kind = 'password-forgotten' | 'sign-in-link'

/**
 * Adds the job that sends the link. It does the same without an account, so that neither answer nor time shows which e-mails have one.
 * An e-mail that was just taken from an account gets the link to undo that change: probably its owner cannot sign in.
 */
export async function requestResetLink(context: Context, asked: string, kind: Kind): Promise<void> {
  const { db, jobs, limits, clock, address } = context
  await spendTry(limits.resetLinksByAddress, address)
  const { id, email } = await findAccount(db, asked)
  await spendTry(limits.resetLinksByEmail, mailboxKeyOf(email))
  await spendLinkOfDay({ limits, address }, email)
  const undo = await findUndo(db, email, clock.now())
  if (id === null && undo) return jobs.enqueue(db, 'email-link', { linkId: undo.id })
  await jobs.enqueue(db, kind, { accountId: id })
}
