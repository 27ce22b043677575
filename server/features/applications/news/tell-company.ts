import { dayInMadrid } from '#server/clock.ts'
import type { Job } from '#server/jobs/queues.ts'
import type { Letter } from '#server/mail/letters/letter.ts'
import { writeLetter } from '#server/mail/letters/write-letter.ts'
import { applicationLetters as letters } from '../mails.ts'
import { unsubscribePathOf } from '#server/domain/accounts/unsubscribe-token.ts'
import { findMail, listNew, listWaiting, markTold, type CompanyMail } from './company-queries.ts'
import type { TellDeps } from './tell-candidate.ts'
import { mailId, sendUnlessRefused } from './send-unless-refused.ts'

/** After so many days without contact a digest names the waiting candidates. */
const WAITING_DAYS = 7

/** Tells a company which applications have arrived. The mail names the same ones in each attempt. */
export async function tellCompany(deps: TellDeps, { data }: Job<'applications-received'>): Promise<void> {
  const { db, clock, env } = deps
  const mail = await findMail(db, data.companyMailId)
  if (!mail) return
  const letter = mail.isWanted ? await letterOf(deps, mail) : null
  const id = mailId('candidaturas', data.companyMailId, mail.madeAt)
  if (letter) await sendUnlessRefused(deps, { id, to: mail.email, ...writeLetter(letter, env) })
  await markTold(db, data.companyMailId, clock.now())
}

/** Null: all of them have withdrawn, or were answered or closed meanwhile. */
async function letterOf({ db, clock, appSecret }: TellDeps, mail: CompanyMail): Promise<Letter | null> {
  const of = { ...mail, today: dayInMadrid(clock.now()) }
  const people = await listNew(db, of)
  if (people.length === 0) return null
  const waiting = mail.isDigest ? await listWaiting(db, of, WAITING_DAYS) : []
  return letters.newApplications({
    path: '/perfil-empresa?seccion=candidatos',
    people,
    total: people[0]?.total ?? 0,
    waiting,
    waitingTotal: waiting[0]?.total ?? 0,
    unsubscribePath: await unsubscribePathOf({ db, appSecret }, mail.accountId),
  })
}
