import type { Database } from '#server/database/open.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { readLeaveRecapToken, readUnsubscribeToken } from '#server/domain/accounts/unsubscribe-token.ts'
import { endMails, endRecap } from './queries.ts'

/** Ends mails of the account that a link in one of them names. It needs no session, and a second press changes nothing. */
const ending =
  (read: typeof readUnsubscribeToken, end: (db: Database, accountId: number) => Promise<void>) =>
  async (deps: Pick<Deps, 'db' | 'appSecret' | 'env'>, token: string): Promise<void> => {
    const accountId = await read(deps, token)
    if (accountId === null) throw new AppError('unsubscribe_link_invalid')
    await end(deps.db, accountId)
  }

export const unsubscribe = ending(readUnsubscribeToken, endMails)
/** The recap of Mondays alone. */
export const leaveRecap = ending(readLeaveRecapToken, endRecap)
