import type { Deps } from '#server/deps.ts'
import { lockCompany } from '#server/domain/companies/lock-company.ts'
import { AppError } from '#server/errors.ts'
import { listStates } from '../desk/queries.ts'
import { lockAppointment, saveChange } from './queries.ts'

/** A company cancels the appointment of an application. A suspended one may do so too. */
export const cancelAppointment = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id, companyId }: { id: number; companyId: number },
): Promise<void> =>
  db.transaction(async (tx) => {
    await lockCompany(tx, companyId)
    const [found] = await listStates(tx, { ids: [id], companyId })
    const row = found && (await lockAppointment(tx, id))
    if (!row) throw new AppError('not_found')
    const at = clock.now()
    if (row.cancelledAt || (row.endsAt && row.endsAt <= at)) throw new AppError('appointment_changed')
    const isUntold = row.version === 1 && row.dueAt !== null && row.dueAt > at
    await saveChange(tx, row.id, {
      changedAt: at,
      changedBy: 'empresa',
      cancelledAt: at,
      ...(isUntold && { dueAt: null }),
    })
  })
