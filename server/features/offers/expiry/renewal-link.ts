import { createSigner } from '#server/encryption/signer.ts'

/** An offer, and the last day that a letter named. A renewal gives the offer another day, and so ends the link. */
export interface Renewal {
  offerId: number
  /** YYYY-MM-DD */
  expiresOn: string
}

const signerOf = (appSecret: string) => createSigner(appSecret, 'offer renewal')

/** The path of the page that renews one offer by a press. The token stands in the fragment, which no server logs. */
export const renewalPath = (appSecret: string, { offerId, expiresOn }: Renewal): string =>
  `/renovar-oferta#token=${offerId}.${expiresOn}.${signerOf(appSecret).sign([offerId, expiresOn])}`

/** The content of a token. Undefined if this server has not signed it. */
export function readRenewal(appSecret: string, token: string): Renewal | undefined {
  const [id, expiresOn = '', signature = ''] = token.split('.')
  const offerId = Number(id)
  return signerOf(appSecret).isSigned(signature, [offerId, expiresOn]) ? { offerId, expiresOn } : undefined
}
