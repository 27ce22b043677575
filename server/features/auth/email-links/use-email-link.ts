import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Tx } from '#server/database/open.ts'
import { account, session } from '#server/database/schema/schema.ts'
import { lockAccount } from '#server/domain/accounts/lock-account.ts'
import { AppError } from '#server/errors.ts'
import { hashToken } from '#server/http/caller.ts'
import type { ApiContext } from '#server/http/implement.ts'
import { messages } from '#server/texts.ts'
import { endDeletion } from '../deletion/undo-deletion.ts'
import { hashInTurn } from '../hash-queue.ts'
import { endSetup } from '../operators/setup-link.ts'
import { endResets } from '../password-reset/queries.ts'
import { hashPassword } from '../password.ts'
import { addLink } from './add-link.ts'
import { endLaterLinks, endLink, endPendingLink, findLink, type EmailLink } from './queries.ts'

const messageOf: Record<EmailLink['kind'], string> = {
  confirm: messages.emailConfirmed,
  change: messages.emailChanged,
  undo: messages.emailChangeUndone,
}

/** Gives the account of the token the e-mail that the link was mailed to. Returns the message for its user. */
export async function useEmailLink(context: ApiContext, token: string, signal?: AbortSignal): Promise<string> {
  const { db, clock, jobs } = context
  const link = await findLink(db, hashToken(token), clock.now())
  if (!link) throw new AppError('email_link_invalid')
  // Someone who changed the e-mail may know the password.
  const newHash = link.kind === 'undo' ? await hashInTurn('unknown', hashUnknownPassword, signal) : undefined
  await db.transaction(async (tx) => {
    const owner = await lockAccount(tx, link.accountId)
    // Undoing a theft helps the owner of a disabled account too. It opens no session.
    const isShutOut = owner?.disabledAt && link.kind !== 'undo'
    if (!owner || isShutOut || !(await endLink(tx, link.id, clock.now()))) throw new AppError('email_link_invalid')
    // The database refuses an e-mail that another account has confirmed.
    const changes = { email: link.email, isConfirmed: true, ...(newHash && { passwordHash: newHash }) }
    await tx.update(account).set(changes).where(eq(account.id, link.accountId))
    await endResets(tx, link.accountId, { now: clock.now() })
    // Nobody pays before the e-mail is confirmed.
    if (link.kind !== 'confirm') await jobs.enqueue(tx, 'customer-email', { accountId: link.accountId })
    if (link.kind === 'undo') await closeAccount(tx, context, link)
    else await endPendingLink(tx, link.accountId, clock.now())
    if (link.kind === 'change') await addLink(tx, context, { ...link, kind: 'undo', email: owner.email })
  })
  return messageOf[link.kind]
}

/** Ends all sessions, and a deletion that a thief may have asked for, and mails a link to choose a password. */
async function closeAccount(tx: Tx, { clock, jobs }: ApiContext, link: EmailLink): Promise<void> {
  const { accountId } = link
  await endLaterLinks(tx, link, clock.now())
  await endDeletion(tx, accountId, clock.now())
  await endSetup(tx, accountId)
  await tx.delete(session).where(eq(session.accountId, accountId))
  await jobs.enqueue(tx, 'password-forgotten', { accountId })
}

const hashUnknownPassword = () => hashPassword(randomBytes(32).toString('base64url'))
