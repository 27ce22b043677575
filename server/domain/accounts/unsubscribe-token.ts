import type { Database } from '#server/database/open.ts'
import { account } from '#server/database/schema/schema.ts'
import type { Deps } from '#server/deps.ts'
import { readRowToken, signRow } from '#server/encryption/row-token.ts'
import { AppError } from '#server/errors.ts'

type Context = Pick<Deps, 'db' | 'appSecret'>

/**
 * A link in mails that stops mails of their kind: a page by GET, for people, and by POST at once, for mail programs. It is valid for ever, and
 * allows nothing else.
 */
const stopLink = (path: string, purpose: string) => {
  const link = { table: account, purpose }
  return {
    path,
    pathOf: async (deps: Context, accountId: number): Promise<string> =>
      `${path}?token=${await signRow(deps, link, accountId)}`,
    /** Stops the mails of the account in a token. It needs no session, and a second press changes nothing. */
    stopBy:
      (stop: (db: Database, accountId: number) => Promise<unknown>) =>
      async (deps: Context & Pick<Deps, 'env'>, token: string): Promise<void> => {
        const accountId = await readRowToken(deps, link, token)
        if (accountId === null) throw new AppError('unsubscribe_link_invalid')
        await stop(deps.db, accountId)
      },
  }
}

/** For all optional mails, except those with their own link. */
export const mailsLink = stopLink('/baja-correos', 'unsubscribe from mails')
export const recapLink = stopLink('/baja-recordatorio', 'stop the recap of Mondays')
export const suggestionsLink = stopLink('/baja-sugerencias', 'stop suggestions by mail')

export const unsubscribePathOf = mailsLink.pathOf
