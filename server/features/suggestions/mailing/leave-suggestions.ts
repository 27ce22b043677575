import { Hono } from 'hono'
import type { Deps } from '#server/deps.ts'
import { account } from '#server/database/schema/schema.ts'
import { readRowToken, signRow } from '#server/encryption/row-token.ts'
import { AppError } from '#server/errors.ts'
import { sendError, type RequestVariables } from '#server/http/answer-error.ts'
import { stopMails } from '../interests/queries.ts'
import { suggestionTexts as texts } from '../texts.ts'

/** A page by GET, for people. By POST it stops the mails at once, for mail programs. */
const LEAVE_PATH = '/baja-sugerencias'

const link = { table: account, purpose: 'stop suggestions by mail' }

/** The address in mails that stops them. It is valid for ever, and allows nothing else. */
export const leavePathOf = async (deps: Pick<Deps, 'db' | 'appSecret'>, accountId: number): Promise<string> =>
  `${LEAVE_PATH}?token=${await signRow(deps, link, accountId)}`

type Context = Pick<Deps, 'db' | 'appSecret' | 'env'>

/** Stops the mails of the account in the token. A second press changes nothing. */
export async function leaveSuggestions(deps: Context, token: string): Promise<void> {
  const accountId = await readRowToken(deps, link, token)
  if (accountId === null) throw new AppError('unsubscribe_link_invalid')
  await stopMails(deps.db, accountId)
}

/** The POST of the unsubscribe button in mail programs (RFC 8058), without a session. One program sends the presses of many people. */
export function leaveRoute(deps: Context & Pick<Deps, 'log'>): Hono<RequestVariables> {
  return new Hono<RequestVariables>().post(LEAVE_PATH, async (c) => {
    c.header('cache-control', 'no-store')
    try {
      await leaveSuggestions(deps, c.req.query('token') ?? '')
      return c.text(texts.left)
    } catch (error) {
      return sendError(c, { error, log: deps.log })
    }
  })
}
