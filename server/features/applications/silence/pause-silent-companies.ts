import { SILENCE_NOTICE_DAYS, SILENCE_PAUSE_DAYS } from '#contract/constants.ts'
import { dayBefore, dayInMadrid } from '#server/clock.ts'
import type { Tx } from '#server/database/open.ts'
import { lockCompany } from '#server/domain/companies/lock-company.ts'
import type { Deps } from '#server/deps.ts'
import * as queries from './queries.ts'
import { endPause } from './republish-offers.ts'

type Context = Pick<Deps, 'db' | 'jobs' | 'clock'>

/**
 * Writes to companies that read no applications, and pauses their offers if they still read none after the letter.
 * Republishes offers of companies that read again. Several processes may do it at once, and a night may be missed.
 */
export async function pauseSilentCompanies({ db, jobs, clock }: Context): Promise<void> {
  const today = dayInMadrid(clock.now())
  const found = [...(await queries.listSilent(db, today)), ...(await queries.listWarned(db))]
  for (const companyId of new Set(found.map((one) => one.companyId))) {
    await db.transaction((tx) => judge(tx, { jobs, companyId, today }))
  }
}

interface Judged extends Pick<Deps, 'jobs'> {
  companyId: number
  today: string
}

async function judge(tx: Tx, { jobs, companyId, today }: Judged): Promise<void> {
  await lockCompany(tx, companyId)
  const [silence] = await queries.listSilent(tx, today, companyId)
  const warnedOn = await queries.findWarnedOn(tx, companyId)
  if (!silence) {
    await endPause(tx, companyId)
    return queries.removeWarning(tx, companyId)
  }
  if (warnedOn === undefined) {
    await queries.addWarning(tx, companyId, today)
    await jobs.enqueue(tx, 'company-silent', { companyId })
    return
  }
  // After nights that were missed it still has the whole time after the letter.
  const isTold = warnedOn <= dayBefore(today, SILENCE_PAUSE_DAYS - SILENCE_NOTICE_DAYS)
  if (isTold && silence.days >= SILENCE_PAUSE_DAYS) await queries.beginPause(tx, companyId)
}
