import { alert, subscriber } from '#server/database/schema/schema.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { readRowToken, signRow } from '#server/encryption/row-token.ts'

/** The purposes of links. A token of one purpose is not valid for another. */
const links = {
  confirm: { table: alert, purpose: 'confirm an alert' },
  stop: { table: alert, purpose: 'stop an alert' },
  keep: { table: alert, purpose: 'keep an alert' },
  feed: { table: alert, purpose: 'read the feed of an alert' },
  list: { table: subscriber, purpose: 'list the alerts of a visitor' },
} as const

type Purpose = keyof typeof links

/** The POST of the unsubscribe button in mail programs, and a page by GET, which only asks. */
export const STOP_PATH = '/baja-avisos'
export const FEED_PATH = '/feeds/avisos.rss'

export const tokenOf = (deps: Pick<Deps, 'db' | 'appSecret'>, purpose: Purpose, id: number): Promise<string> =>
  signRow(deps, links[purpose], id)

/** The id in a token that was signed with the secret, or the one before. Null: nobody has signed it. */
export const readToken = (deps: Pick<Deps, 'db' | 'appSecret' | 'env'>, purpose: Purpose, token: string) =>
  readRowToken(deps, links[purpose], token)

/** The same, for calls. */
export async function requireToken(...given: Parameters<typeof readToken>): Promise<number> {
  const id = await readToken(...given)
  if (id === null) throw new AppError('alert_link_invalid')
  return id
}

// A fragment is sent to no server, not even as the address that a page was opened from.
export const confirmPath = (token: string): string => `/avisos/confirmar#token=${token}`
export const keepPath = (token: string): string => `/avisos/seguir#token=${token}`
export const listPath = (token: string): string => `/avisos#token=${token}`
/** In a query: a mail program sends the whole address, without a fragment. */
export const stopPath = (token: string): string => `${STOP_PATH}?token=${token}`
export const feedPath = (token: string): string => `${FEED_PATH}?token=${token}`
