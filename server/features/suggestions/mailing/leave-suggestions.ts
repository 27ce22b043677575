import { Hono } from 'hono'
import type { Deps } from '#server/deps.ts'
import { createSigner } from '#server/encryption/signer.ts'
import { AppError } from '#server/errors.ts'
import { sendError, type RequestVariables } from '#server/http/answer-error.ts'
import { stopMails } from '../interests/queries.ts'
import { suggestionTexts as texts } from '../texts.ts'

/** A page by GET, for people. By POST it stops the mails at once, for mail programs. */
const LEAVE_PATH = '/baja-sugerencias'

const PURPOSE = 'stop suggestions by mail'

/** The address in mails that stops them. It is valid for ever, and allows nothing else. */
export const leavePathOf = (appSecret: string, accountId: number): string =>
  `${LEAVE_PATH}?token=${accountId}.${createSigner(appSecret, PURPOSE).sign([accountId])}`

type Context = Pick<Deps, 'db' | 'appSecret' | 'env'>

/** Stops the mails of the account in the token. A second press changes nothing. */
export async function leaveSuggestions({ db, appSecret, env }: Context, token: string): Promise<void> {
  const [, id = '', signature = ''] = /^(\d{1,9})\.([\w-]{43})$/.exec(token) ?? []
  const accountId = Number(id)
  const secrets = [appSecret, env.appSecretPrevious]
  const isSigned = secrets.some((secret) => secret && createSigner(secret, PURPOSE).isSigned(signature, [accountId]))
  if (!isSigned) throw new AppError('unsubscribe_link_invalid')
  await stopMails(db, accountId)
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
