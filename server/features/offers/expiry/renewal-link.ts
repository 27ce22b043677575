import { account } from '#server/database/schema/schema.ts'
import type { Deps } from '#server/deps.ts'
import { readRowToken, signRow } from '#server/encryption/row-token.ts'

/** An offer, and the last day that a letter named. A renewal gives the offer another day, and so ends the link. */
export interface Renewal {
  offerId: number
  /** YYYY-MM-DD */
  expiresOn: string
  /** The account of the company. */
  accountId: number
}

const linkOf = (offer: string) => ({ table: account, purpose: `offer renewal ${offer}` })

/** The path of the page that renews one offer by a press. The token stands in the fragment, which no server logs. */
export async function renewalPath(deps: Pick<Deps, 'db' | 'appSecret'>, { offerId, expiresOn, accountId }: Renewal) {
  const named = `${offerId}.${expiresOn}`
  return `/renovar-oferta#token=${named}.${await signRow(deps, linkOf(named), accountId)}`
}

/** The content of a token. Undefined if this server has not signed it, or the company is gone. */
export async function readRenewal(deps: Pick<Deps, 'db' | 'appSecret' | 'env'>, token: string) {
  const [id, expiresOn = '', ...signed] = token.split('.')
  const accountId = await readRowToken(deps, linkOf(`${id}.${expiresOn}`), signed.join('.'))
  return accountId === null ? undefined : { offerId: Number(id), expiresOn, accountId }
}
