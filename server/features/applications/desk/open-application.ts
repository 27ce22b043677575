import { lockCompany } from '#server/domain/companies/lock-company.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { markRead } from '../reading/mark-read.ts'
import { endRest, wakeOffers } from '../silence/wake-offers.ts'
import { listStates } from './queries.ts'

interface Opening {
  id: number
  companyId: number
  accountId: number
}

/** Somebody of the company opens an application: it is read from then on, and the offers of the company rest no more. */
export async function openApplication({ db, clock }: Pick<Deps, 'db' | 'clock'>, opening: Opening): Promise<void> {
  const { id, companyId } = opening
  const [found] = await listStates(db, { ids: [id], companyId })
  if (!found) throw new AppError('not_found')
  if (found.state !== 'enviada') return wakeOffers(db, companyId)
  await db.transaction(async (tx) => {
    await lockCompany(tx, companyId)
    await endRest(tx, companyId)
    await markRead(tx, { ...opening, at: clock.now() })
  })
}
