import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { endMails } from './queries.ts'
import { readUnsubscribeToken } from '#server/domain/accounts/unsubscribe-token.ts'

/** Ends the mails of the account that a link in one of them names. It needs no session, and a second press changes nothing. */
export async function unsubscribe(deps: Pick<Deps, 'db' | 'appSecret' | 'env'>, token: string) {
  const accountId = await readUnsubscribeToken(deps, token)
  if (accountId === null) throw new AppError('unsubscribe_link_invalid')
  await endMails(deps.db, accountId)
}
