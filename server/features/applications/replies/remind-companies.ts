import { lockCompany } from '#server/domain/companies/lock-company.ts'
import type { Deps } from '#server/deps.ts'
import { termsOf } from '../terms.ts'
import { listLate, markReminded } from './queries.ts'

type Context = Pick<Deps, 'db' | 'jobs' | 'clock' | 'env'>

/** Reminds companies of applications whose time to be answered is nearly over: by one letter for all of them, at most once a week. */
export async function remindCompanies({ db, jobs, ...deps }: Context): Promise<void> {
  const terms = termsOf(deps)
  for (const companyId of await listLate(db, terms)) {
    await db.transaction(async (tx) => {
      await lockCompany(tx, companyId)
      if (await markReminded(tx, companyId, terms)) await jobs.enqueue(tx, 'answers-due', { companyId })
    })
  }
}
