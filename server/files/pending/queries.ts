import { and, asc, eq, gt, inArray, lt, lte } from 'drizzle-orm'
import type { Handle } from '#server/database/open.ts'
import { candidate, company, cv, dataExport, pendingFile } from '#server/database/schema/schema.ts'

const isWriting = (key: string) => and(eq(pendingFile.key, key), eq(pendingFile.state, 'writing'))

/** Announces files that are about to be written. */
export const insertWrites = (db: Handle, keys: readonly string[], since: Date) =>
  db.insert(pendingFile).values(keys.map((key) => ({ key, state: 'writing' as const, since })))

/** Ends the announcement, because a row names the file now. Returns false if the write was given up meanwhile. */
export async function deleteWrite(tx: Handle, key: string): Promise<boolean> {
  const deleted = await tx.delete(pendingFile).where(isWriting(key)).returning({ key: pendingFile.key })
  return deleted.length > 0
}

/** Decides that an announced file is removed. Returns false if a row names it already. */
export async function giveUpWrite(db: Handle, key: string): Promise<boolean> {
  const changed = await db.update(pendingFile).set({ state: 'removing' }).where(isWriting(key)).returning()
  return changed.length > 0
}

/** Gives up all writes that began before a time. */
export const giveUpWritesBefore = (db: Handle, time: Date) =>
  db
    .update(pendingFile)
    .set({ state: 'removing' })
    .where(and(eq(pendingFile.state, 'writing'), lt(pendingFile.since, time)))

/** Files to remove from a time on. The earlier time stays for those that are in the list already. */
export const insertRemovals = (db: Handle, keys: readonly string[], since: Date) =>
  db
    .insert(pendingFile)
    .values(keys.map((key) => ({ key, state: 'removing' as const, since })))
    .onConflictDoNothing()

/** Keeps files that were to be removed later. */
export const cancelRemovals = (db: Handle, keys: string[], now: Date) =>
  db
    .delete(pendingFile)
    .where(and(inArray(pendingFile.key, keys), eq(pendingFile.state, 'removing'), gt(pendingFile.since, now)))

/** The next files to remove now, in the order of their keys. */
export async function listRemovals(
  db: Handle,
  { after, now, limit }: { after: string; now: Date; limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ key: pendingFile.key })
    .from(pendingFile)
    .where(and(eq(pendingFile.state, 'removing'), gt(pendingFile.key, after), lte(pendingFile.since, now)))
    .orderBy(asc(pendingFile.key))
    .limit(limit)
  return rows.map(({ key }) => key)
}

export const deleteRemovals = (db: Handle, keys: string[]) =>
  db.delete(pendingFile).where(and(inArray(pendingFile.key, keys), eq(pendingFile.state, 'removing')))

/**
 * The keys of all files of an account. Locks the rows that name them or own those that do, until the transaction ends.
 * A concurrent upload is in the list, or finds its row gone and removes its file.
 */
export async function listKeysOfAccount(tx: Handle, accountId: number): Promise<string[]> {
  const photos = tx.select({ key: candidate.photoKey }).from(candidate).where(eq(candidate.accountId, accountId))
  const logos = tx.select({ key: company.logoKey }).from(company).where(eq(company.accountId, accountId))
  const exports = tx.select({ key: dataExport.fileKey }).from(dataExport).where(eq(dataExport.accountId, accountId))
  const owners = [await photos.for('update'), await logos.for('update'), await exports.for('update')]
  const cvs = await tx
    .select({ key: cv.fileKey, nameless: cv.namelessFileKey })
    .from(cv)
    .innerJoin(candidate, eq(candidate.id, cv.candidateId))
    .where(eq(candidate.accountId, accountId))
  const rows: { key: string | null }[] = [...owners.flat(), ...cvs, ...cvs.map(({ nameless }) => ({ key: nameless }))]
  return rows.flatMap(({ key }) => key ?? [])
}
