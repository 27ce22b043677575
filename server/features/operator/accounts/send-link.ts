import { and, eq, isNull, ne } from 'drizzle-orm'
import { EMAIL_LINK_HOURS, ROLE_OPERATOR } from '#contract/constants.ts'
import type { Tx } from '#server/database/open.ts'
import { emailLink } from '#server/database/schema/schema.ts'
import { lockAccount } from '#server/domain/accounts/lock-account.ts'
import { recordAct } from '#server/domain/operators/record-act.ts'
import { AppError } from '#server/errors.ts'
import { requireCaller } from '#server/http/access.ts'
import type { ApiContext } from '#server/http/implement.ts'
import { mailboxKeyOf } from '#server/http/limits/mailbox-key.ts'
import { spendTry } from '#server/http/limits/rate-limit.ts'

interface Sending {
  subjectId: number
  link: 'contrasena' | 'confirmacion'
  reason: string
}

/** Mails a link to the owner of an account, to choose another password or to confirm the e-mail. The operator never sees it. */
export async function sendLink(
  { db, clock, jobs, limits, ...called }: ApiContext,
  { subjectId, link, reason }: Sending,
) {
  const { accountId: by } = requireCaller(called)
  await spendTry(limits.openedPeople, by)
  await db.transaction(async (tx) => {
    const owner = await lockAccount(tx, subjectId)
    if (!owner) throw new AppError('account_not_found')
    if (owner.role === ROLE_OPERATOR) throw new AppError('operator_at_shell')
    await spendTry(limits.linksADay, mailboxKeyOf(owner.email))
    const now = clock.now()
    if (link === 'contrasena') await jobs.enqueue(tx, 'password-forgotten', { accountId: subjectId })
    else await jobs.enqueue(tx, 'email-link', { linkId: await renewConfirmation(tx, subjectId, now) })
    await recordAct(tx, by, { kind: 'send-link', now, subjectId, reason, after: { link } })
  })
}

/** The confirmation that the account waits for, valid from now on: the same link, so that a mail that comes late works too. */
async function renewConfirmation(tx: Tx, accountId: number, now: Date): Promise<string> {
  const isPending = and(eq(emailLink.accountId, accountId), isNull(emailLink.endedAt), ne(emailLink.kind, 'undo'))
  const expiresAt = new Date(now.getTime() + EMAIL_LINK_HOURS * 3_600_000)
  const [link] = await tx.update(emailLink).set({ expiresAt }).where(isPending).returning({ id: emailLink.id })
  if (!link) throw new AppError('no_email_link')
  return link.id
}
