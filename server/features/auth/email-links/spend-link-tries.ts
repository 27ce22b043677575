import type { ApiContext } from '#server/http/implement.ts'
import { spendTry } from '#server/http/limits/rate-limit.ts'
import { emailKeyOf } from '../sign-in/sign-in-tries.ts'

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
  const lowered = email.toLowerCase()
  await spendTry(limits.emailLinksBySender, emailKeyOf(`${address} ${lowered}`))
  await spendTry(limits.emailLinksByEmail, emailKeyOf(lowered))
}
