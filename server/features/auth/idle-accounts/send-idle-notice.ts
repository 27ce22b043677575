import { DELETION_DAYS } from '#contract/constants.ts'
import { dayInWords } from '#contract/values/spanish/day.ts'
import { dayInMadrid } from '#server/clock.ts'
import type { Deps } from '#server/deps.ts'
import type { Job } from '#server/jobs/queues.ts'
import { writeLetter } from '#server/mail/letters/write-letter.ts'
import { authLetters as letters } from '../mails.ts'
import { findNotice, markSent } from './queries.ts'

type Context = Pick<Deps, 'db' | 'mailer' | 'clock' | 'env'>

/**
 * Writes to the owner of an idle account when it will be closed. Without a letter that was taken by the mail server no account is closed:
 * the outbox does not count. Nothing is sent if the account was used meanwhile, or if the job runs again.
 */
export async function sendIdleNotice({ db, mailer, clock, env }: Context, { id, data }: Job<'idle-notice'>) {
  if (!env.mail.smtpUrl) return
  const today = dayInMadrid(clock.now())
  const notice = await findNotice(db, data, { ...env.retention, today })
  if (!notice) return
  const { email, isDisabled, since } = notice
  const until = dayInWords(notice.until)
  const letter = isDisabled
    ? letters.disabledAccountEnds({ path: '/privacidad', until, days: DELETION_DAYS })
    : letters.idleAccount({ path: '/autenticacion', since: dayInWords(since), until, days: DELETION_DAYS })
  await mailer.send({ id, to: email, ...writeLetter(letter, env) })
  await markSent(db, data, today)
}
