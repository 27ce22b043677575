import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import type { Tx } from '#server/database/open.ts'
import { applicationMessage } from '#server/database/schema/schema.ts'
import type { Cipher } from './cipher.ts'

const BATCH = 500

type Row = typeof applicationMessage.$inferSelect
type Place = Pick<Row, 'applicationId' | 'turn'>

const ownerOf = ({ applicationId, turn }: Place) => `message ${turn} of application ${applicationId}`

export function encryptMessage(cipher: Cipher, place: Place, text: string): Pick<Row, 'sealed' | 'keyId'> {
  const { bytes, keyId } = cipher.encrypt(text, ownerOf(place))
  return { sealed: bytes, keyId }
}

export const decryptMessage = (cipher: Cipher, row: Place & Pick<Row, 'sealed' | 'keyId'>): string =>
  cipher.decrypt({ keyId: row.keyId, bytes: row.sealed }, ownerOf(row))

/** Encrypts some messages after this one with the current key. Returns the last, undefined after all. One that is damaged stops it. */
export async function encryptMessages(tx: Tx, cipher: Cipher, after: number) {
  const others = cipher.knownKeyIds.filter((known) => known !== cipher.keyId)
  const { id, keyId } = applicationMessage
  const isOld = and(gt(id, after), inArray(keyId, others))
  const rows = await tx
    .select()
    .from(applicationMessage)
    .where(isOld)
    .orderBy(asc(id))
    .limit(BATCH)
    .for('no key update')
  for (const row of rows) {
    await tx
      .update(applicationMessage)
      .set(encryptMessage(cipher, row, decryptMessage(cipher, row)))
      .where(eq(id, row.id))
  }
  return { changed: rows.length, damaged: 0, last: rows.at(-1)?.id }
}
