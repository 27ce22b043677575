import { createSigner } from '#server/encryption/signer.ts'

/** An offer, and the last day that a letter named. A renewal gives the offer another day, and so ends the link. */
export interface Renewal {
  offerId: number
  /** YYYY-MM-DD */
  expiresOn: string
}

interface Owned extends Renewal {
  /** When the account of the company was made: a restored database may give the number of the offer to another company. */
  ownerSince: Date
}

const signerOf = (appSecret: string) => createSigner(appSecret, 'offer renewal')
const signed = ({ offerId, expiresOn, ownerSince }: Owned) => [offerId, expiresOn, ownerSince.getTime()]

/** The path of the page that renews one offer by a press. The token stands in the fragment, which no server logs. */
export const renewalPath = (appSecret: string, renewal: Owned): string =>
  `/renovar-oferta#token=${renewal.offerId}.${renewal.expiresOn}.${signerOf(appSecret).sign(signed(renewal))}`

/** The content of a token, which anybody may have written. Undefined: it is none. */
export function readRenewal(token: string): (Renewal & { signature: string }) | undefined {
  const [, id, expiresOn, signature] = /^([1-9]\d{0,8})\.(\d{4}-\d\d-\d\d)\.([\w-]{43})$/.exec(token) ?? []
  return expiresOn && signature ? { offerId: Number(id), expiresOn, signature } : undefined
}

export const isSignedRenewal = (appSecret: string, { signature, ...renewal }: Owned & { signature: string }): boolean =>
  signerOf(appSecret).isSigned(signature, signed(renewal))
