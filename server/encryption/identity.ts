import type { candidate } from '#server/database/schema/schema.ts'
import type { Cipher } from './cipher.ts'

type CandidateColumns = typeof candidate.$inferSelect

/** The encrypted data of a candidate, in clear. */
export interface Identity {
  documentNumber: string | null
  birthDate: string | null
}

export type IdentityColumns = Pick<
  CandidateColumns,
  'identity' | 'identityKeyId' | 'clearDocumentNumber' | 'clearBirthDate'
>

// The account and not the candidate, because its id is known before the row is inserted.
const ownerOf = (accountId: number) => `candidate identity of account ${accountId}`

export function encryptIdentity(cipher: Cipher, accountId: number, identity: Identity): IdentityColumns {
  const { documentNumber, birthDate } = identity
  const isEmpty = documentNumber === null && birthDate === null
  const encrypted = isEmpty ? null : cipher.encrypt(JSON.stringify([documentNumber, birthDate]), ownerOf(accountId))
  return {
    identity: encrypted?.bytes ?? null,
    identityKeyId: encrypted?.keyId ?? null,
    clearDocumentNumber: null,
    clearBirthDate: null,
  }
}

/** A clear value is newer: a process of an older release has written it since. */
export function decryptIdentity(cipher: Cipher, row: IdentityColumns & { accountId: number }): Identity {
  const { identity: bytes, identityKeyId: keyId, accountId } = row
  const isEncrypted = bytes !== null && keyId !== null
  const text = isEncrypted ? cipher.decrypt({ keyId, bytes }, ownerOf(accountId)) : '[null,null]'
  const [documentNumber, birthDate] = JSON.parse(text) as [string | null, string | null]
  return { documentNumber: row.clearDocumentNumber ?? documentNumber, birthDate: row.clearBirthDate ?? birthDate }
}
