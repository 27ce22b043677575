import type { Deps } from '#server/deps.ts'
import { account } from '#server/database/schema/schema.ts'
import { readRowToken, signRow } from '#server/encryption/row-token.ts'
import { AppError } from '#server/errors.ts'
import { oneClick } from '#server/http/one-click.ts'
import { stopMails } from '../interests/queries.ts'
import { suggestionTexts as texts } from '../texts.ts'

/** A page by GET, for people. By POST it stops the mails at once, for mail programs. */
const LEAVE_PATH = '/baja-sugerencias'

const link = { table: account, purpose: 'stop suggestions by mail' }

/** The address in mails that stops them. It is valid for ever, and allows nothing else. */
export const leavePathOf = async (deps: Pick<Deps, 'db' | 'appSecret'>, accountId: number): Promise<string> =>
  `${LEAVE_PATH}?token=${await signRow(deps, link, accountId)}`

/** Stops the mails of the account in the token. A second press changes nothing. */
export async function leaveSuggestions(deps: Pick<Deps, 'db' | 'appSecret' | 'env'>, token: string): Promise<void> {
  const accountId = await readRowToken(deps, link, token)
  if (accountId === null) throw new AppError('unsubscribe_link_invalid')
  await stopMails(deps.db, accountId)
}

export const leaveRoute = oneClick({ path: LEAVE_PATH, unsubscribe: leaveSuggestions, text: texts.left })
