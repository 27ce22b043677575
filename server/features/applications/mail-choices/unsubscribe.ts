import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { readLeaveRecapToken, readUnsubscribeToken } from '#server/domain/accounts/unsubscribe-token.ts'
import { endMails, endRecap } from './queries.ts'

type Context = Pick<Deps, 'db' | 'appSecret' | 'env'>

/** Ends the mails of the account that a link in one of them names. It needs no session, and a second press changes nothing. */
export async function unsubscribe(deps: Context, token: string) {
  const accountId = await readUnsubscribeToken(deps, token)
  if (accountId === null) throw new AppError('unsubscribe_link_invalid')
  await endMails(deps.db, accountId)
}

/** The same for the recap of Mondays alone. */
export async function leaveRecap(deps: Context, token: string) {
  const accountId = await readLeaveRecapToken(deps, token)
  if (accountId === null) throw new AppError('unsubscribe_link_invalid')
  await endRecap(deps.db, accountId)
}
