import { and, notInArray, or, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#server/database/open.ts'
import {
  applicationMessage,
  appointment,
  candidate,
  cvDraft,
  encryptionKey,
  operator,
} from '#server/database/schema/schema.ts'
import { createCipher, type Cipher } from './cipher.ts'
import { encryptionTexts } from './texts.ts'

interface Secrets {
  secret: string
  /** An earlier secret, while its values are encrypted again. */
  previous?: string | undefined
}

/** Each names the key of an encrypted value. */
const keyColumns = [
  candidate.identityKeyId,
  operator.totpKeyId,
  appointment.otherKeyId,
  applicationMessage.keyId,
  cvDraft.keyId,
]

/** Whether the database holds values of a key. The query must read `encryption_key`. */
export const isKeyUsed = or(
  ...keyColumns.map((key) => sql`exists (select from ${key.table} where ${key} = ${encryptionKey.id})`),
) as SQL

/** The cipher of this database. Throws if the database holds values of a key that these secrets do not give. */
export async function openCipher(db: Database, { secret, previous }: Secrets): Promise<Cipher> {
  const cipher = createCipher(secret, previous)
  await requireKnownKeys(db, cipher)
  await db.insert(encryptionKey).values({ id: cipher.keyId }).onConflictDoNothing()
  return cipher
}

/** Refuses a cipher that cannot decrypt all values of the database. */
export async function requireKnownKeys(db: Database, { knownKeyIds }: Cipher): Promise<void> {
  const [unknown] = await db
    .select({ id: encryptionKey.id })
    .from(encryptionKey)
    .where(and(notInArray(encryptionKey.id, [...knownKeyIds]), isKeyUsed))
  if (unknown) throw new Error(encryptionTexts.unknownKey(unknown.id))
}
