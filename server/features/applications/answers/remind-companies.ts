import { dayInMadrid } from '#server/clock.ts'
import { lockCompany } from '#server/domain/companies/lock-company.ts'
import type { Deps } from '#server/deps.ts'
import { listLate, markReminded } from './queries.ts'

type Context = Pick<Deps, 'db' | 'jobs' | 'clock' | 'env'>

/** Reminds companies of applications whose time to be answered is nearly over: by one letter for all of them, at most once a week. */
export async function remindCompanies({ db, jobs, clock, env }: Context): Promise<void> {
  const now = clock.now()
  const terms = { now, today: dayInMadrid(now), answerDays: env.answerDays }
  for (const companyId of await listLate(db, terms)) {
    await db.transaction(async (tx) => {
      await lockCompany(tx, companyId)
      if (await markReminded(tx, companyId, terms)) await jobs.enqueue(tx, 'answers-due', { companyId })
    })
  }
}
