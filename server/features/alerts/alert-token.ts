import { createSigner } from '#server/encryption/signer.ts'
import type { Deps } from '#server/deps.ts'

/** The purposes of links. A token of one purpose is not valid for another. */
const purposes = {
  confirm: 'confirm an alert',
  stop: 'stop an alert',
  keep: 'keep an alert',
  feed: 'read the feed of an alert',
  /** Its id is that of a subscriber. */
  list: 'list the alerts of a visitor',
} as const

type Purpose = keyof typeof purposes

/** The POST of the unsubscribe button in mail programs, and a page by GET, which only asks. */
export const STOP_PATH = '/baja-avisos'
export const FEED_PATH = '/feeds/avisos.rss'

export const tokenOf = (appSecret: string, purpose: Purpose, id: number): string =>
  `${id}.${createSigner(appSecret, purposes[purpose]).sign([id])}`

/** The id in a token that was signed with the secret, or the one before. Null: nobody has signed it. */
export function readToken(
  { appSecret, env }: Pick<Deps, 'appSecret' | 'env'>,
  purpose: Purpose,
  token: string,
): number | null {
  const [, digits = '', signature = ''] = /^(\d{1,9})\.([\w-]{43})$/.exec(token) ?? []
  const id = Number(digits)
  const secrets = [appSecret, env.appSecretPrevious]
  const isSigned = secrets.some((secret) => secret && createSigner(secret, purposes[purpose]).isSigned(signature, [id]))
  return isSigned ? id : null
}

// A fragment is sent to no server, not even as the address that a page was opened from.
export const confirmPath = (token: string): string => `/avisos/confirmar#token=${token}`
export const keepPath = (token: string): string => `/avisos/seguir#token=${token}`
export const listPath = (token: string): string => `/avisos#token=${token}`
/** In a query: a mail program sends the whole address, without a fragment. */
export const stopPath = (token: string): string => `${STOP_PATH}?token=${token}`
export const feedPath = (token: string): string => `${FEED_PATH}?token=${token}`
