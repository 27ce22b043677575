import { dayInMadrid } from '#server/platform/clock.ts'
import type { Handle } from '#server/platform/database/open.ts'
import type { Deps } from '#server/platform/deps.ts'
import { writeLetter } from '#server/platform/mail/letters/write-letter.ts'
import type { Mail } from '#server/platform/mail/mailer.ts'
import { applicationLetters as letters } from '../mails.ts'
import { unsubscribePathOf } from '../mail-choices/unsubscribe-token.ts'
import { mailId } from './candidate-outbox.ts'
import { findMail, listNew, listUnsent, listWaiting, markSent } from './company-queries.ts'
import type { Outbox } from './outbox.ts'

/** After so many days without contact a digest names those who wait. */
const WAITING_DAYS = 7

type Context = Pick<Deps, 'env' | 'appSecret'>

/** The mails that name new applications to companies. */
export const companyOutbox = (context: Context): Outbox => ({
  name: 'companies',
  lockKey: 55,
  list: listUnsent,
  write: (tx, id, now) => writeMail(context, tx, { id, now }),
  close: markSent,
})

async function writeMail(
  { env, appSecret }: Context,
  tx: Handle,
  { id, now }: { id: number; now: Date },
): Promise<Mail | null | undefined> {
  const mail = await findMail(tx, id)
  if (!mail?.isWanted) return mail && null
  const of = { ...mail, today: dayInMadrid(now) }
  const people = await listNew(tx, of)
  // All of them have withdrawn, or were answered or closed meanwhile.
  if (people.length === 0) return null
  const waiting = mail.isDigest ? await listWaiting(tx, of, WAITING_DAYS) : []
  const letter = letters.newApplications({
    path: '/perfil-empresa?seccion=candidatos',
    people,
    total: people[0]?.total ?? 0,
    waiting,
    waitingTotal: waiting[0]?.total ?? 0,
    unsubscribePath: unsubscribePathOf(appSecret, mail.accountId),
  })
  return { id: mailId('candidaturas', id, mail.madeAt), to: mail.email, ...writeLetter(letter, env) }
}
