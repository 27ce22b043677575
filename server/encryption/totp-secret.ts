import type { operator } from '#server/database/schema/schema.ts'
import type { Cipher } from './cipher.ts'

export type TotpColumns = Pick<typeof operator.$inferSelect, 'totpSecret' | 'totpKeyId'>

const ownerOf = (accountId: number) => `second factor of account ${accountId}`

export function encryptTotpSecret(cipher: Cipher, accountId: number, secret: string): TotpColumns {
  const { bytes, keyId } = cipher.encrypt(secret, ownerOf(accountId))
  return { totpSecret: bytes, totpKeyId: keyId }
}

/** Null: the operator has not set up a device yet. */
export function decryptTotpSecret(
  cipher: Cipher,
  { accountId, totpSecret: bytes, totpKeyId: keyId }: TotpColumns & { accountId: number },
): string | null {
  return bytes && keyId ? cipher.decrypt({ keyId, bytes }, ownerOf(accountId)) : null
}
