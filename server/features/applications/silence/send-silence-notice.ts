import { SILENCE_NOTICE_DAYS, SILENCE_REST_DAYS } from '#contract/constants.ts'
import { dayInWords } from '#contract/values/spanish/day.ts'
import { dayAfter, dayInMadrid } from '#server/clock.ts'
import type { Deps } from '#server/deps.ts'
import type { Job } from '#server/jobs/queues.ts'
import { writeLetter } from '#server/mail/letters/write-letter.ts'
import { applicationLetters as letters } from '../mails.ts'
import { findAddress, findWarnedOn, listSilent } from './queries.ts'

type Context = Pick<Deps, 'db' | 'mailer' | 'clock' | 'env'>

/**
 * Tells a company that people wait, and the day on which its offers will be paused. Nothing is sent after a reading.
 */
export async function sendSilenceNotice({ db, mailer, clock, env }: Context, { id, data }: Job<'company-silent'>) {
  const [silence] = await listSilent(db, dayInMadrid(clock.now()), data.companyId)
  const warnedOn = await findWarnedOn(db, data.companyId)
  const email = await findAddress(db, data.companyId)
  if (!silence || !warnedOn || !email) return
  const restsOn = dayAfter(warnedOn, SILENCE_REST_DAYS - SILENCE_NOTICE_DAYS)
  const letter = letters.companySilent({
    path: '/perfil-empresa?seccion=candidatos',
    unread: silence.unread,
    days: silence.days,
    until: dayInWords(restsOn),
  })
  await mailer.send({ id, to: email, ...writeLetter(letter, env) })
}
