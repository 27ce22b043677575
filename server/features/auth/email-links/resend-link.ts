import { AppError } from '#server/errors.ts'
import { requireCaller } from '#server/http/access.ts'
import type { ApiContext } from '#server/http/implement.ts'
import { endOfLink } from './add-link.ts'
import { extendPendingLink, findPendingEmail } from './queries.ts'
import { spendLinkTries } from './spend-link-tries.ts'

/** Mails the pending link again: the same one, so that a mail that comes late works too. Returns its address. */
export async function resendLink(context: ApiContext): Promise<string> {
  const { db, clock, jobs } = context
  const { accountId } = requireCaller(context)
  const email = await findPendingEmail(db, accountId)
  if (email === null) throw new AppError('no_email_link')
  await spendLinkTries(context, { accountId, email })
  await db.transaction(async (tx) => {
    const link = await extendPendingLink(tx, accountId, endOfLink(clock.now()))
    // Used, cancelled or replaced by another tab meanwhile.
    if (link?.email !== email) throw new AppError('no_email_link')
    await jobs.enqueue(tx, 'email-link', { linkId: link.id })
  })
  return email
}
