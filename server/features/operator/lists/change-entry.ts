import { recordAct } from '#server/domain/operators/record-act.ts'
import { AppError } from '#server/errors.ts'
import { removeFiles } from '#server/files/pending/remove-files.ts'
import { requireCaller } from '#server/http/access.ts'
import type { ApiContext } from '#server/http/implement.ts'
import { findEntry, updateEntry, type List } from './queries.ts'
import { saveWithPicture } from './save-picture.ts'

interface Changed {
  list: List
  id: number
  /** The version of the entry that the operator saw. */
  version: number
  name: string | undefined
  isRetired: boolean | undefined
  /** A data URL; null removes the picture, undefined keeps it. */
  image: string | null | undefined
}

/** Renames an entry, retires it, brings it back, or changes its picture. Refuses what another operator has changed meanwhile. */
export async function changeEntry(context: ApiContext, { list, id, version, name, isRetired, image }: Changed) {
  const { accountId } = requireCaller(context)
  if (list === 'position' && image) throw new AppError('invalid_input')
  await saveWithPicture(context, image, async (tx, pictureKey) => {
    const found = await findEntry(tx, { list, id })
    if (!found) throw new AppError('entry_not_found')
    if (found.version !== version) throw new AppError('entry_changed')
    const keyBefore = 'pictureKey' in found ? found.pictureKey : null
    await updateEntry(tx, { list, id }, { name, isRetired, pictureKey })
    const isRenamed = name !== undefined && name !== found.name
    if (list === 'position' && isRenamed) await context.jobs.enqueue(tx, 'position-renamed', { positionId: id })
    if (pictureKey !== undefined && keyBefore) await removeFiles(context, tx, [keyBefore])
    const before = { list, id, name: found.name, retired: found.isRetired, picture: keyBefore !== null }
    const picture = pictureKey === undefined ? before.picture : pictureKey !== null
    const after = { ...before, name: name ?? found.name, retired: isRetired ?? found.isRetired, picture }
    await recordAct(tx, accountId, { kind: 'change-list-entry', now: context.clock.now(), before, after })
  })
}
