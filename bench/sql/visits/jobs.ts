import { countAnswers } from '#server/features/applications/answers/count-answers.ts'
import {
  findReminder,
  listLate,
  listUnanswered,
  markUnanswered,
} from '#server/features/applications/answers/queries.ts'
import { listCompanies, listEnded } from '#server/features/applications/ends/queries.ts'
import { candidateOutbox } from '#server/features/applications/news/candidate-outbox.ts'
import { companyOutbox } from '#server/features/applications/news/company-outbox.ts'
import { makeCompanyMails, sweepCompanyMails } from '#server/features/applications/news/make-company-mails.ts'
import type { Outbox } from '#server/features/applications/news/outbox.ts'
import { removeOldApplications } from '#server/features/applications/remove-old-applications.ts'
import { listSilent } from '#server/features/applications/silence/queries.ts'
import { announceExpiry } from '#server/features/offers/expiry/announce-expiry.ts'
import { forgetEndedOffers } from '#server/features/offers/expiry/forget-ended-offers.ts'
import { sweepQuestions } from '#server/features/offers/questions/save-questions.ts'
import { forgetWords } from '#server/features/offers/search/forget-words.ts'
import { recordSiteDay } from '#server/features/operator/summary/record-site-day.ts'
import { dayInMadrid } from '#server/platform/clock.ts'
import type { Deps } from '#server/platform/deps.ts'
import { LARGE_COMPANY } from '../../data/owners.ts'
import type { Visitor } from '../visits.ts'

const REPEATED = 5
const UNANSWERED_AT_ONCE = 500

/** What the outboxes of mails ask every few seconds, after the mails of a morning are made. */
export async function visitOutboxes({ work, site }: Visitor): Promise<void> {
  const { deps } = site
  await work('morning: mails of new applications', () => makeCompanyMails(deps))
  await work('outbox: look for new applications', () => makeCompanyMails(deps), REPEATED)
  for (const outbox of [candidateOutbox(deps), companyOutbox(deps)]) {
    await work(`outbox: due to ${outbox.name}`, () => outbox.list(deps.db, deps.clock.now(), []), REPEATED)
    await work(`outbox: one to ${outbox.name}`, () => writeFirst(outbox, deps), REPEATED)
  }
}

async function writeFirst(outbox: Outbox, { db, clock }: Deps): Promise<void> {
  const [first] = await outbox.list(db, clock.now(), [])
  if (!first) throw new Error(`no mail to ${outbox.name} waits`)
  await db.transaction((tx) => outbox.write(tx, first.id, clock.now()))
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
