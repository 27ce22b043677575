import type { ApiContext } from '#server/http/implement.ts'
import { spendTry } from '#server/http/limits/rate-limit.ts'
import { mailboxKeyOf } from '#server/http/limits/mailbox-key.ts'

interface Receiver {
  /** Null for an account that does not exist yet. */
  accountId: number | null
  email: string
}

/** Uses one of the mails with a link that an account, a visitor's address and an e-mail have. Refuses with 429 if none is left. */
export async function spendLinkTries(
  { limits, address }: Pick<ApiContext, 'limits' | 'address'>,
  { accountId, email }: Receiver,
): Promise<void> {
  await spendTry(limits.emailLinksByAddress, address)
  if (accountId !== null) await spendTry(limits.emailLinksByAccount, accountId)
  await spendTry(limits.emailLinksBySender, mailboxKeyOf(email, address))
  await spendTry(limits.emailLinksByEmail, mailboxKeyOf(email))
  await spendLinkOfDay({ limits, address }, email)
}

/** Uses one of the mails with a link that a mailbox gets in a day, whoever asks for it. Refuses with 429 if none is left. */
export async function spendLinkOfDay(
  { limits, address }: Pick<ApiContext, 'limits' | 'address'>,
  email: string,
): Promise<void> {
  await spendTry(limits.linksADayBySender, mailboxKeyOf(email, address))
  await spendTry(limits.linksADay, mailboxKeyOf(email))
}
