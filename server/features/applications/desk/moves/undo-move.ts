import type { Database } from '#server/platform/database/open.ts'
import { lockCompany } from '#server/platform/database/queries/lock-company.ts'
import { AppError } from '#server/platform/errors.ts'
import { undoUntil } from './move-applications.ts'
import { listPressed, silenceOvertaken, undoLastChanges } from './queries.ts'

interface Undoing {
  companyId: number
  batch: string
  at: Date
}

/**
 * Undoes a press in time: what it moved is as before, and no candidate is told. An application that has changed since stays as it is.
 * The second of two presses on «Deshacer» finds it undone, and is no error.
 */
export const undoMove = (
  db: Database,
  { companyId, batch, at }: Undoing,
): Promise<{ undone: number[]; notUndone: number[] }> =>
  db.transaction(async (tx) => {
    await lockCompany(tx, companyId)
    const pressed = await listPressed(tx, companyId, batch)
    const [first] = pressed
    if (!first) throw new AppError('not_found')
    const before = pressed.filter(({ undoneAt }) => undoneAt).map(({ id }) => id)
    if (before.length === 0 && at >= undoUntil(first.happenedAt)) throw new AppError('undo_too_late')
    const undone = before.length === 0 ? await undoLastChanges(tx, { companyId, batch, at }) : before
    await silenceOvertaken(tx, { companyId, batch, at })
    const isUndone = new Set(undone)
    return { undone, notUndone: pressed.map(({ id }) => id).filter((id) => !isUndone.has(id)) }
  })
