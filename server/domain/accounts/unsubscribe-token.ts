import { createSigner } from '#server/encryption/signer.ts'

/** A page by GET, for people. By POST it ends the mails at once, for mail programs. */
export const UNSUBSCRIBE_PATH = '/baja-correos'

const PURPOSE = 'unsubscribe from mails'

/** The address in mails that stops mails of their kind. It is valid for ever, and allows nothing else. */
export const unsubscribePathOf = (appSecret: string, accountId: number): string =>
  `${UNSUBSCRIBE_PATH}?token=${accountId}.${createSigner(appSecret, PURPOSE).sign([accountId])}`

/** The account of a token that was signed with one of the secrets. Null: nobody has signed it. */
export function readUnsubscribeToken(token: string, secrets: readonly (string | undefined)[]): number | null {
  const [, id = '', signature = ''] = /^(\d{1,9})\.([\w-]{43})$/.exec(token) ?? []
  const accountId = Number(id)
  const isSigned = secrets.some((secret) => secret && createSigner(secret, PURPOSE).isSigned(signature, [accountId]))
  return isSigned ? accountId : null
}
