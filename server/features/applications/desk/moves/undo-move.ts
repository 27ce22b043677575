import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/database/open.ts'
import { lockCompany } from '#server/domain/companies/lock-company.ts'
import { AppError } from '#server/errors.ts'
import { dropProposals } from '../../appointments/queries.ts'
import { undoUntil } from './move-applications.ts'
import { listPressed, lockUntold, silenceOvertaken, undoLastChanges } from './queries.ts'

interface Undoing {
  companyId: number
  batch: string
  clock: Clock
}

/**
 * Undoes a press in time: what it moved is as before, and no candidate is told. An application that has changed since stays as it is.
 * So does one whose mail is on its way. The second of two presses on «Deshacer» finds it undone and succeeds.
 */
export const undoMove = (
  db: Database,
  { companyId, batch, clock }: Undoing,
): Promise<{ undone: number[]; notUndone: number[] }> =>
  db.transaction(async (tx) => {
    await lockCompany(tx, companyId)
    // After the wait for the company, which may be longer than the time to undo.
    const at = clock.now()
    const pressed = await listPressed(tx, companyId, batch)
    const [first] = pressed
    if (!first) throw new AppError('not_found')
    const before = pressed.filter(({ undoneAt }) => undoneAt).map(({ id }) => id)
    if (before.length === 0 && at >= undoUntil(first.happenedAt)) throw new AppError('undo_too_late')
    const eventIds = await lockUntold(
      tx,
      pressed.map(({ eventId }) => eventId),
    )
    const press = { companyId, batch, at, eventIds }
    const undone = before.length === 0 ? await undoLastChanges(tx, press) : before
    await dropProposals(tx, undone, { since: first.happenedAt, at })
    await silenceOvertaken(tx, press)
    const isUndone = new Set(undone)
    return { undone, notUndone: pressed.map(({ id }) => id).filter((id) => !isUndone.has(id)) }
  })
