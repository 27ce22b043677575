import { recordAct } from '#server/domain/operators/record-act.ts'
import { AppError } from '#server/errors.ts'
import { requireCaller } from '#server/http/access.ts'
import type { ApiContext } from '#server/http/implement.ts'
import { findNextId, insertEntry, type List } from './queries.ts'
import { saveWithPicture } from './save-picture.ts'

interface Added {
  list: List
  name: string
  /** A data URL. */
  image: string | null | undefined
  /** The sector of a position. */
  sectorId: number | undefined
}

/** Adds an entry to a list. A name that the list already has is refused by its constraint. */
export async function addEntry(context: ApiContext, { list, name, image, sectorId }: Added): Promise<void> {
  const { accountId } = requireCaller(context)
  const isPosition = list === 'position'
  if (isPosition ? image || !sectorId : sectorId) throw new AppError('invalid_input')
  await saveWithPicture(context, image, async (tx, key) => {
    const id = await findNextId(tx, list)
    await insertEntry(tx, list, { id, name, pictureKey: key ?? null, sectorId: sectorId ?? 0 })
    const after = { list, id, name, ...(sectorId && { sector: sectorId }), ...(key && { picture: true }) }
    await recordAct(tx, accountId, { kind: 'add-list-entry', now: context.clock.now(), after })
  })
}
