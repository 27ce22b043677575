import type { appointment } from '#server/database/schema/schema.ts'
import type { Cipher } from './cipher.ts'

type Columns = Pick<typeof appointment.$inferSelect, 'otherText' | 'otherKeyId'>

const ownerOf = (appointmentId: number) => `other time of appointment ${appointmentId}`

/** The columns of the time that a candidate asks for. */
export function encryptOtherTime(cipher: Cipher, appointmentId: number, text: string): Columns {
  const { bytes, keyId } = cipher.encrypt(text, ownerOf(appointmentId))
  return { otherText: bytes, otherKeyId: keyId }
}

export const decryptOtherTime = (cipher: Cipher, { id, otherText, otherKeyId }: Columns & { id: number }) =>
  otherText && otherKeyId ? cipher.decrypt({ keyId: otherKeyId, bytes: otherText }, ownerOf(id)) : null
