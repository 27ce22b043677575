import { account } from '#server/database/schema/schema.ts'
import type { Deps } from '#server/deps.ts'
import { readRowToken, signRow } from '#server/encryption/row-token.ts'

/** A page by GET, for people. By POST it ends the mails at once, for mail programs. */
export const UNSUBSCRIBE_PATH = '/baja-correos'

/** The same for the recap of Mondays. */
export const LEAVE_RECAP_PATH = '/baja-recordatorio'

const link = { table: account, purpose: 'unsubscribe from mails' }
const recapLink = { table: account, purpose: 'stop the recap of Mondays' }

/** The address in mails that stops mails of their kind. It is valid for ever, and allows nothing else. */
export const unsubscribePathOf = async (deps: Pick<Deps, 'db' | 'appSecret'>, accountId: number): Promise<string> =>
  `${UNSUBSCRIBE_PATH}?token=${await signRow(deps, link, accountId)}`

/** The account of a token. Null: nobody has signed it. */
export const readUnsubscribeToken = (deps: Pick<Deps, 'db' | 'appSecret' | 'env'>, token: string) =>
  readRowToken(deps, link, token)

export const leaveRecapPathOf = async (deps: Pick<Deps, 'db' | 'appSecret'>, accountId: number): Promise<string> =>
  `${LEAVE_RECAP_PATH}?token=${await signRow(deps, recapLink, accountId)}`

export const readLeaveRecapToken = (deps: Pick<Deps, 'db' | 'appSecret' | 'env'>, token: string) =>
  readRowToken(deps, recapLink, token)
