import { spanishNumber } from '#contract/values/spanish/number.ts'
import { dayInMadrid } from '#server/clock.ts'
import type { Deps } from '#server/deps.ts'
import { unsubscribePathOf } from '#server/domain/accounts/unsubscribe-token.ts'
import { nameInMail } from '#server/domain/reviews/name-in-mail.ts'
import { declareMails } from '#server/jobs/declare-mails.ts'
import { weekOfTries } from '#server/jobs/queues.ts'
import { declareLetter, type Letter } from '#server/mail/letters/letter.ts'
import { examples, inDays } from '../mail-words.ts'
import { findMail, listNew, listWaiting, markTold, type CompanyMail } from './company-queries.ts'
import { mailId } from './mail-id.ts'

declare module '#server/jobs/queues.ts' {
  interface JobData {
    /** Applications have arrived: this row of `company_mail` names them to the company. */
    'applications-received': { companyMailId: number }
  }
}

const NAMES_MAX = 10
/** After so many days without contact a digest names the waiting candidates. */
const WAITING_DAYS = 7

const { application, leaving } = examples

const person = (name: string) => nameInMail(name, 'Una persona')
const unnamed = (count: number) => (count > 0 ? [`Y ${spanishNumber(count)} más.`] : [])
const waitingPeople = (count: number) =>
  count === 1 ? 'Una persona espera' : `${spanishNumber(count)} personas esperan`

const letters = {
  /** To a company. */
  newApplications: declareLetter({
    path: '/perfil-empresa?seccion=candidatos',
    people: [{ name: 'Ana Núñez', offer: application.offer }],
    total: 1,
    waiting: [{ name: 'Eva Soto', offer: application.offer, days: 12 }],
    waitingTotal: 1,
    ...leaving,
  })(({ path, people, total, waiting, waitingTotal, unsubscribePath }) => ({
    subject: total === 1 ? 'Tienes una candidatura nueva' : `Tienes ${spanishNumber(total)} candidaturas nuevas`,
    paragraphs: [
      ...people.slice(0, NAMES_MAX).map(({ name, offer }) => `${person(name)}, para «${offer}».`),
      ...unnamed(total - Math.min(people.length, NAMES_MAX)),
      ...(waitingTotal > 0
        ? [
            `${waitingPeople(waitingTotal)} tu respuesta desde antes:`,
            ...waiting.map(
              ({ name, offer, days: count }) => `${person(name)}, para «${offer}»: espera desde hace ${inDays(count)}.`,
            ),
            ...unnamed(waitingTotal - waiting.length),
          ]
        : []),
    ],
    action: { label: 'Ver candidatos', path },
    notes: ['En «Mi cuenta» eliges si te avisamos al momento, una vez al día o nunca.'],
    unsubscribePath,
  })),
}

type Context = Pick<Deps, 'db' | 'clock' | 'appSecret'>

/** The mails about new applications, to their company. */
export const companyMails = declareMails(
  letters,
  {
    // The mail names the same applications in each attempt.
    'applications-received': async (deps, { data: { companyMailId } }) => {
      const mail = await findMail(deps.db, companyMailId)
      if (!mail) return null
      const onSent = () => markTold(deps.db, companyMailId, deps.clock.now())
      const letter = mail.isWanted ? await letterOf(deps, mail) : null
      return { id: mailId('candidaturas', companyMailId, mail.madeAt), to: mail.email, letter, onSent }
    },
  },
  { policy: 'key_strict_fifo', options: weekOfTries },
)

/** Null: all of them have withdrawn, or were answered or closed meanwhile. */
async function letterOf({ db, clock, appSecret }: Context, mail: CompanyMail): Promise<Letter | null> {
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
