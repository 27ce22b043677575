import { and, asc, eq, gt, inArray, isNotNull, ne, not, or, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { lockKeys, whileLocked } from '#server/database/advisory-lock.ts'
import type { Database, Tx } from '#server/database/open.ts'
import { appointment, candidate, encryptionKey, operator } from '#server/database/schema/schema.ts'
import type { Cipher } from './cipher.ts'
import { decryptIdentity, encryptIdentity, type IdentityColumns } from './identity.ts'
import { isKeyUsed } from './open-cipher.ts'
import { decryptOtherTime, encryptOtherTime } from './other-time.ts'
import { encryptDrafts } from './cv-draft.ts'
import { encryptMessages } from './message-text.ts'
import { encryptionTexts } from './texts.ts'
import { decryptTotpSecret, encryptTotpSecret } from './totp-secret.ts'

const BATCH = 500

interface Parts {
  db: Database
  cipher: Cipher
  log: Pick<Logger, 'error'>
}

type Row = IdentityColumns & { id: number; accountId: number }

/**
 * Encrypts with the current key what older releases wrote in clear, and what the previous key encrypted. Works in batches, each in
 * a transaction of its own, so it can be stopped at any time and continued later. Returns the number of rows.
 */
export async function encryptAgain({ db, cipher, log }: Parts): Promise<number> {
  let changed = 0
  let damaged = 0
  for (const encrypt of [encryptBatch, encryptMessages, encryptDrafts]) {
    for (let after: number | undefined = 0; after !== undefined;) {
      const batch = await db.transaction((tx) => encrypt(tx, cipher, Number(after)))
      changed += batch.changed
      damaged += batch.damaged
      after = batch.last
    }
  }
  changed += await encryptOperators(db, cipher)
  changed += await encryptOtherTimes(db, cipher)
  if (damaged > 0) log.error(encryptionTexts.damaged(damaged))
  if (changed > 0) await forgetOldRows(db)
  await forgetUnusedKeys(db, cipher)
  return changed
}

async function encryptBatch(tx: Tx, cipher: Cipher, after: number) {
  const rows = await lockRows(tx, cipher, after)
  const encrypted = rows.flatMap((row) => encryptRow(cipher, row) ?? [])
  if (encrypted.length > 0) await updateRows(tx, cipher.keyId, encrypted)
  return { changed: encrypted.length, damaged: rows.length - encrypted.length, last: rows.at(-1)?.id }
}

/** The secrets of operators, of whom there are few. */
const encryptOperators = (db: Database, cipher: Cipher): Promise<number> =>
  db.transaction(async (tx) => {
    const isOld = and(isNotNull(operator.totpKeyId), ne(operator.totpKeyId, cipher.keyId))
    const rows = await tx.select().from(operator).where(isOld).for('update')
    for (const row of rows) {
      const secret = decryptTotpSecret(cipher, row) ?? ''
      const columns = encryptTotpSecret(cipher, row.accountId, secret)
      await tx.update(operator).set(columns).where(eq(operator.accountId, row.accountId))
    }
    return rows.length
  })

/** The times that candidates have asked for: few rows, because the next change of an appointment deletes them. */
const encryptOtherTimes = (db: Database, cipher: Cipher): Promise<number> =>
  db.transaction(async (tx) => {
    const rows = await tx.select().from(appointment).where(ne(appointment.otherKeyId, cipher.keyId)).for('update')
    for (const row of rows) {
      const columns = encryptOtherTime(cipher, row.id, decryptOtherTime(cipher, row) ?? '')
      await tx.update(appointment).set(columns).where(eq(appointment.id, row.id))
    }
    return rows.length
  })

/** A row that somebody else has locked is left for the next run. */
function lockRows(tx: Tx, cipher: Cipher, after: number): Promise<Row[]> {
  const { id, accountId, identity, identityKeyId, clearDocumentNumber, clearBirthDate } = candidate
  const others = cipher.knownKeyIds.filter((known) => known !== cipher.keyId)
  const isOld = or(isNotNull(clearDocumentNumber), isNotNull(clearBirthDate), inArray(identityKeyId, others))
  return tx
    .select({ id, accountId, identity, identityKeyId, clearDocumentNumber, clearBirthDate })
    .from(candidate)
    .where(and(gt(id, after), isOld))
    .orderBy(asc(id))
    .limit(BATCH)
    .for('no key update', { skipLocked: true })
}

function encryptRow(cipher: Cipher, row: Row) {
  try {
    const { identity } = encryptIdentity(cipher, row.accountId, decryptIdentity(cipher, row))
    return { id: row.id, identity }
  } catch {
    return undefined
  }
}

const updateRows = (tx: Tx, keyId: string, rows: readonly { id: number; identity: Buffer | null }[]) =>
  tx.execute(sql`
    update candidate
    set identity = new.identity, identity_key_id = ${keyId}, document_number = null, birth_date = null
    from unnest(${sql.param(rows.map((row) => row.id))}::int[], ${sql.param(rows.map((row) => row.identity))}::bytea[])
      as new (id, identity)
    where candidate.id = new.id`)

/** The old versions of the rows, and the samples of their values in the statistics, would stay until the next VACUUM. */
const forgetOldRows = (db: Database) =>
  whileLocked(db.$client, lockKeys.encryption, (client) => client.query('vacuum (analyze) candidate'))

const forgetUnusedKeys = (db: Database, cipher: Cipher) =>
  db
    .delete(encryptionKey)
    .where(and(inArray(encryptionKey.id, [...cipher.knownKeyIds]), ne(encryptionKey.id, cipher.keyId), not(isKeyUsed)))
