import { sql } from 'drizzle-orm'
import { countAnswers } from '#server/features/applications/answers/count-answers.ts'
import {
  findReminder,
  listLate,
  listUnanswered,
  markUnanswered,
} from '#server/features/applications/answers/queries.ts'
import { listCompanies, listEnded } from '#server/features/applications/ends/queries.ts'
import { sweepCompanyMails } from '#server/features/applications/news/make-company-mails.ts'
import { findChange } from '#server/features/applications/news/queries.ts'
import { queueNews } from '#server/features/applications/news/queue-news.ts'
import { tellCompany } from '#server/features/applications/news/tell-company.ts'
import { applicationEvent, companyMail } from '#server/database/schema/schema.ts'
import { removeOldApplications } from '#server/features/applications/remove-old-applications.ts'
import { listSilent } from '#server/features/applications/silence/queries.ts'
import { announceExpiry } from '#server/features/offers/expiry/announce-expiry.ts'
import { forgetEndedOffers } from '#server/features/offers/expiry/forget-ended-offers.ts'
import { sweepQuestions } from '#server/features/offers/questions/save-questions.ts'
import { forgetWords } from '#server/features/offers/search/forget-words.ts'
import { recordSiteDay } from '#server/features/operator/summary/record-site-day.ts'
import { dayInMadrid } from '#server/clock.ts'
import type { Deps } from '#server/deps.ts'
import { LARGE_COMPANY } from '../../data/owners.ts'
import type { Visitor } from '../visits.ts'

const REPEATED = 5
const UNANSWERED_AT_ONCE = 500

/** Queues the mails about applications as every minute does, and writes one to each side. */
export async function visitNews({ work, site }: Visitor): Promise<void> {
  const { deps } = site
  await work('morning: queue news', () => queueNews(deps))
  await work('queue news', () => queueNews(deps), REPEATED)
  const eventId = await newestIdOf(deps, applicationEvent)
  await work('news: one to a candidate', () => findChange(deps.db, eventId), REPEATED)
  const companyMailId = await newestIdOf(deps, companyMail)
  await work('news: one to a company', () => tellCompany(deps, { id: 'one', data: { companyMailId } }))
}

async function newestIdOf({ db }: Deps, table: typeof applicationEvent | typeof companyMail): Promise<number> {
  const { rows } = await db.execute<{ id: string | null }>(sql`select max(id) as id from ${table}`)
  const id = rows[0]?.id
  if (!id) throw new Error('the database has no news')
  return Number(id)
}

/** What a night asks. Of the steps that work for each company, the list and one company. */
export async function visitNight({ work, site }: Visitor): Promise<void> {
  const { deps } = site
  const { db } = deps
  const now = deps.clock.now()
  const terms = { now, today: dayInMadrid(now), answerDays: deps.env.answerDays }
  const steps = {
    announceExpiry,
    countAnswers,
    forgetEndedOffers,
    forgetWords,
    recordSiteDay,
    removeOldApplications,
    sweepCompanyMails,
    sweepQuestions,
    'companies of ended offers': () => listCompanies(db, terms),
    'late companies': () => listLate(db, terms),
    'silent companies': () => listSilent(db, terms.today),
    'unanswered applications': async () => {
      const ids = await listUnanswered(db, terms, UNANSWERED_AT_ONCE)
      await db.transaction((tx) => markUnanswered(tx, ids, terms))
    },
  }
  for (const [name, step] of Object.entries(steps)) await work(`night: ${name}`, () => step(deps))
  await work('ended offers of a company', () => listEnded(db, LARGE_COMPANY, terms), REPEATED)
  await work('reminder of a company', () => findReminder(db, LARGE_COMPANY, terms), REPEATED)
  await work('silence of a company', () => listSilent(db, terms.today, LARGE_COMPANY), REPEATED)
}
