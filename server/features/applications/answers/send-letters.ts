import { dayInWords } from '#contract/values/spanish/day.ts'
import { dayInMadrid } from '#server/clock.ts'
import type { Deps } from '#server/deps.ts'
import type { Job } from '#server/jobs/queues.ts'
import { writeLetter } from '#server/mail/letters/write-letter.ts'
import { applicationLetters as letters } from '../mails.ts'
import { unsubscribePathOf } from '#server/domain/accounts/unsubscribe-token.ts'
import { findReminder, findUnanswered } from './queries.ts'

type Context = Pick<Deps, 'db' | 'mailer' | 'clock' | 'env' | 'appSecret'>

/** Tells a candidate that the company has not answered. Nothing is sent if it has meanwhile. */
export async function sendUnanswered(
  { db, mailer, env, appSecret }: Context,
  { id, data }: Job<'application-unanswered'>,
) {
  const found = await findUnanswered(db, data.applicationId, env.answerDays)
  if (!found) return
  const { email, accountId, ...named } = found
  const unsubscribePath = await unsubscribePathOf({ db, appSecret }, accountId)
  const path = '/pagina-principal'
  const letter = letters.applicationUnanswered({ path, ...named, days: env.answerDays, unsubscribePath })
  await mailer.send({ id, to: email, ...writeLetter(letter, env) })
}

/** Reminds a company. Nothing is sent if it has answered all meanwhile. */
export async function sendReminder({ db, mailer, clock, env, appSecret }: Context, { id, data }: Job<'answers-due'>) {
  const now = clock.now()
  const terms = { now, today: dayInMadrid(now), answerDays: env.answerDays }
  const found = await findReminder(db, data.companyId, terms)
  if (!found) return
  const { email, accountId, waiting, firstDay } = found
  const until = dayInWords(firstDay)
  const path = '/perfil-empresa?seccion=candidatos'
  const unsubscribePath = await unsubscribePathOf({ db, appSecret }, accountId)
  const letter = letters.answersDue({ path, waiting, days: env.answerDays, until, unsubscribePath })
  await mailer.send({ id, to: email, ...writeLetter(letter, env) })
}
