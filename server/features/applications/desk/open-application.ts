import { lockCompany } from '#server/domain/companies/lock-company.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { markRead } from '../reading/mark-read.ts'
import { endPause, republishOffers } from '../silence/republish-offers.ts'
import { listStates } from './queries.ts'

interface Opening {
  id: number
  companyId: number
  accountId: number
}

/** Opens an application for its company. This reads the application and republishes the company's paused offers. */
export async function openApplication({ db, clock }: Pick<Deps, 'db' | 'clock'>, opening: Opening): Promise<void> {
  const { id, companyId } = opening
  const [found] = await listStates(db, { ids: [id], companyId })
  if (!found) throw new AppError('not_found')
  if (found.state !== 'enviada') return republishOffers(db, companyId)
  await db.transaction(async (tx) => {
    await lockCompany(tx, companyId)
    await endPause(tx, companyId)
    await markRead(tx, { ...opening, at: clock.now() })
  })
}
