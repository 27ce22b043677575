import type { Tx } from '#server/database/open.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import type { FileKind } from '../files.ts'
import { newKey } from '../keys.ts'
import { deleteRemovals, deleteWrite, giveUpWrite, insertWrites } from './queries.ts'

interface NewFile<Result> {
  kind: FileKind
  bytes: Uint8Array
  /** A second file of the same row. */
  beside?: Uint8Array
  /** Saves the row that names the files. */
  save: (tx: Tx, key: string, besideKey?: string) => Promise<Result>
}

/** Stores a file, or two, and the row that names it. If one of them fails, or the process is killed, neither stays. */
export async function storeFile<Result>(
  { db, files, clock }: Pick<Deps, 'db' | 'files' | 'clock'>,
  { kind, bytes, beside, save }: NewFile<Result>,
): Promise<Result> {
  const key = newKey(kind, bytes)
  const besideKey = beside && newKey(kind, beside)
  const keys = besideKey ? [key, besideKey] : [key]
  await insertWrites(db, keys, clock.now())
  try {
    await files.put(kind, bytes, key)
    if (besideKey) await files.put(kind, beside, besideKey)
    return await db.transaction(async (tx) => {
      for (const one of keys) if (!(await deleteWrite(tx, one))) throw new AppError('upload_interrupted')
      return save(tx, key, besideKey)
    })
  } catch (error) {
    // The next sweep makes up for a failure here.
    for (const one of keys) await discardFile({ db, files }, { key: one, error }).catch(() => undefined)
    throw error
  }
}

/** Removes the file, unless its row was committed and only the answer of the database was lost. */
async function discardFile(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  { key, error }: { key: string; error: unknown },
): Promise<void> {
  if (!(await giveUpWrite(db, key))) return
  // The sender would wait for a second answer of a store that does not answer.
  if (error instanceof AppError && error.code === 'files_unavailable') return
  await files.remove(key)
  await deleteRemovals(db, [key])
}
