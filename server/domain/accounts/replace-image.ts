import type { Tx } from '#server/database/open.ts'
import { requireStaying } from '#server/domain/accounts/require-staying.ts'
import type { Deps } from '#server/deps.ts'
import { removeFiles } from '#server/files/pending/remove-files.ts'
import { storeFile } from '#server/files/pending/store-file.ts'
import { receiveImage } from '#server/files/receive-upload.ts'

interface Replacement<Result> {
  kind: 'photo' | 'logo'
  /** The owner of the picture. */
  accountId: number
  /** A data URL replaces the picture, null removes it, undefined keeps it. */
  image: string | null | undefined
  /** Saves the row, with the new key if one is given. Returns the key that was there before. */
  save: (tx: Tx, key: string | null | undefined) => Promise<{ keyBefore: string | null; result: Result }>
}

export type FileDeps = Pick<Deps, 'db' | 'files' | 'clock' | 'jobs'>

/** Changes the picture of a row, in a transaction. The old file is removed soon afterwards. */
export async function replaceImage<Result>(
  deps: FileDeps,
  { kind, accountId, image, save }: Replacement<Result>,
): Promise<Result> {
  const replace = async (tx: Tx, key: string | null | undefined) => {
    await requireStaying(tx, accountId)
    const { keyBefore, result } = await save(tx, key)
    if (key !== undefined && keyBefore) await removeFiles(deps, tx, [keyBefore])
    return result
  }
  if (!image) return deps.db.transaction((tx) => replace(tx, image))
  return storeFile(deps, { kind, bytes: await receiveImage(image, kind), save: replace })
}
