import type { Handle } from '#server/database/open.ts'
import type { Deps } from '#server/deps.ts'
import { insertRemovals, listKeysOfAccount } from './queries.ts'

type RemovalDeps = Pick<Deps, 'clock' | 'jobs'>

/**
 * Removes files soon after the transaction is committed. Call it in the transaction that deletes or changes the rows
 * that name them.
 */
export async function removeFiles({ clock, jobs }: RemovalDeps, tx: Handle, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  await insertRemovals(tx, keys, clock.now())
  await jobs.enqueue(tx, 'remove-files', {})
}

/**
 * Removes all files of an account: CVs, also those that left the list, photo, logo and downloads of its data. Call it
 * before deleting the account, in the same transaction: afterwards no row names the files. A new column with a key
 * belongs into `listKeysOfAccount`.
 */
export const removeFilesOfAccount = async (deps: RemovalDeps, tx: Handle, accountId: number): Promise<void> =>
  removeFiles(deps, tx, await listKeysOfAccount(tx, accountId))
