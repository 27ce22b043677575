import type { Tx } from '#server/database/open.ts'
import { forgetLists } from '#server/database/caches/read-lists.ts'
import { storeFile } from '#server/files/pending/store-file.ts'
import { receiveImage } from '#server/files/receive-upload.ts'
import type { ApiContext } from '#server/http/implement.ts'

/**
 * Saves an entry in a transaction, with its picture. The image is a data URL; null removes the picture, undefined keeps it. This
 * process shows the entry at once, the others after the announcement.
 */
export async function saveWithPicture(
  deps: ApiContext,
  image: string | null | undefined,
  save: (tx: Tx, key: string | null | undefined) => Promise<void>,
): Promise<void> {
  if (image) await storeFile(deps, { kind: 'picture', bytes: await receiveImage(image, 'logo'), save })
  else await deps.db.transaction((tx) => save(tx, image === null ? null : undefined))
  forgetLists()
}
