import { and, asc, eq, gt, ne } from 'drizzle-orm'
import type { CvDraft } from '#contract/cv-draft.ts'
import type { Tx } from '#server/database/open.ts'
import { cvDraft } from '#server/database/schema/schema.ts'
import type { Cipher } from './cipher.ts'

const BATCH = 500

type Row = Pick<typeof cvDraft.$inferSelect, 'candidateId' | 'sealed' | 'keyId'>

const ownerOf = (candidateId: number) => `cv draft of candidate ${candidateId}`

export function encryptDraft(cipher: Cipher, candidateId: number, draft: CvDraft): Row {
  const { bytes, keyId } = cipher.encrypt(JSON.stringify(draft), ownerOf(candidateId))
  return { candidateId, sealed: bytes, keyId }
}

export const decryptDraft = (cipher: Cipher, { candidateId, sealed, keyId }: Row) =>
  JSON.parse(cipher.decrypt({ keyId, bytes: sealed }, ownerOf(candidateId))) as CvDraft

/** As `encryptMessages` does. */
export async function encryptDrafts(tx: Tx, cipher: Cipher, after: number) {
  const { candidateId, keyId } = cvDraft
  const isOld = and(gt(candidateId, after), ne(keyId, cipher.keyId))
  const rows = await tx.select().from(cvDraft).where(isOld).orderBy(asc(candidateId)).limit(BATCH).for('update')
  for (const row of rows) {
    const values = encryptDraft(cipher, row.candidateId, decryptDraft(cipher, row))
    await tx.update(cvDraft).set(values).where(eq(candidateId, row.candidateId))
  }
  return { changed: rows.length, damaged: 0, last: rows.at(-1)?.candidateId }
}
