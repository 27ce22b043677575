import { mailDecisions } from '#contract/values/applications/mail-decisions.ts'
import { spanishNumber } from '#contract/values/spanish/number.ts'
import { timeInMadrid } from '#contract/values/spanish/time.ts'
import { dayInMadrid, mondayOf } from '#server/clock.ts'
import type { Deps } from '#server/deps.ts'
import { unsubscribePathOf } from '#server/domain/accounts/unsubscribe-token.ts'
import { declareMails } from '#server/jobs/declare-mails.ts'
import { weekOfTries } from '#server/jobs/queues.ts'
import { declareLetter, type Letter } from '#server/mail/letters/letter.ts'
import { listPending } from '../mail-answers/queries.ts'
import { DESK, examplePerson, examples, linkTexts, listed, unnamed, waits, withLinks } from '../mail-words.ts'
import { findMail, listAsking, listNew, markTold, type CompanyMail } from './company-queries.ts'
import { mailId } from './mail-id.ts'
import { DIGEST_HOUR } from './make-company-mails.ts'

declare module '#server/jobs/queues.ts' {
  interface JobData {
    /** Applications have arrived: this row of `company_mail` names them to the company. */
    'applications-received': { companyMailId: number }
  }
}

const { leaving } = examples
const letters = {
  /** To a company. */
  newApplications: declareLetter({
    path: DESK,
    people: [examplePerson],
    total: 1,
    asking: [{ ...examplePerson, name: 'Eva Soto', days: 12, isAsking: true }],
    answered: [
      {
        ...examplePerson,
        name: 'Luis Gil',
        label: 'Me interesa',
        until: '10:42',
        links: examplePerson.links.slice(0, 1).map((link) => ({ ...link, label: 'Ver o retirar' })),
      },
    ],
    ...leaving,
  })(({ path, people, total, asking, answered, unsubscribePath }) => ({
    subject: total === 1 ? 'Tienes una candidatura nueva' : `Tienes ${spanishNumber(total)} candidaturas nuevas`,
    paragraphs: [linkTexts.how],
    items: [
      ...asking.map((one) => listed(one, waits(one))),
      ...people.map((one) => listed(one, `Para «${one.offer}».`)),
      ...answered.map((one) =>
        listed(one, `Para «${one.offer}»: has respondido «${one.label}». Puedes retirarlo hasta las ${one.until}.`),
      ),
    ],
    action: { label: 'Ver candidatos', path },
    notes: [
      ...unnamed(total - people.length),
      linkTexts.valid,
      'En «Mi cuenta» eliges si te avisamos al momento, una vez al día o nunca.',
    ],
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
async function letterOf(deps: Context, mail: CompanyMail): Promise<Letter | null> {
  const now = deps.clock.now()
  const of = { ...mail, today: dayInMadrid(now) }
  const people = await listNew(deps.db, of)
  if (people.length === 0) return null
  const recapOn = mail.wantsRecap ? mondayOf(now, DIGEST_HOUR) : null
  const asking = await listAsking(deps.db, { ...of, recapOn })
  const pending = await listPending(deps.db, mail.companyId, now)
  return letters.newApplications({
    path: DESK,
    people: await withLinks(deps, people),
    total: people[0]?.total ?? 0,
    asking: await withLinks(deps, asking),
    answered: (await withLinks(deps, pending)).map(({ decision, dueAt, links, ...one }) => ({
      ...one,
      label: mailDecisions[decision ?? 'me_interesa'].label,
      until: timeInMadrid(dueAt ?? now),
      // Either link leads to the page that takes it back.
      links: links.slice(0, 1).map(({ path }) => ({ label: 'Ver o retirar', path })),
    })),
    unsubscribePath: await unsubscribePathOf(deps, mail.accountId),
  })
}
