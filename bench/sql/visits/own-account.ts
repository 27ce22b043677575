import { randomBytes } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { unsubscribePathOf } from '#server/features/applications/mail-choices/unsubscribe-token.ts'
import { tokenOf } from '#server/features/auth/email-links/add-link.ts'
import { accountDeletion, emailLink } from '#server/database/schema/schema.ts'
import { hashToken } from '#server/http/caller.ts'
import type { Visitor } from '../visits.ts'

const password = 'luz-de-cala-2026'
const newEmail = () => `${randomBytes(6).toString('hex')}@prueba.example`

/** Somebody changes the e-mail, asks for the data and for no more mails, deletes the account and comes back. */
export async function visitOwnAccount({ call, site }: Visitor): Promise<void> {
  const { db, appSecret } = site.deps
  const signUp = { email: newEmail(), password, confirmPassword: password }
  const { session: token } = await call<{ session: string }>('auth.signup', { variant: 'leaves', body: signUp })
  const change = () => call('auth.changeEmail', { token, body: { email: newEmail(), password } })
  await change()
  await call('auth.getEmail', { token })
  await call('auth.resendEmailLink', { token })
  await call('auth.cancelEmailChange', { token })
  await change()
  // The newest account. No mail is read, so its token is made here.
  const [link] = await db.select().from(emailLink).orderBy(desc(emailLink.createdAt)).limit(1)
  if (!link) throw new Error('the change of an e-mail has made no link')
  await call('auth.verifyEmail', { body: { token: tokenOf(appSecret, link.id) } })
  await call('account.requestExport', { token })
  await call('account.getExport', { token })
  const [, unsubscribing = ''] = unsubscribePathOf(appSecret, link.accountId).split('token=')
  await call('mailChoices.unsubscribe', { body: { token: unsubscribing } })
  await call('auth.deleteAccount', { token, body: { password } })
  const undo = randomBytes(32).toString('base64url')
  const ownDeletion = eq(accountDeletion.accountId, link.accountId)
  await db
    .update(accountDeletion)
    .set({ tokenHash: hashToken(undo) })
    .where(ownDeletion)
  await call('auth.undoDeletion', { body: { token: undo } })
}
