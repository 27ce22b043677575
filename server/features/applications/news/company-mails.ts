import { MAIL_DECISIONS, mailDecisions } from '#contract/values/applications/mail-decisions.ts'
import { spanishNumber } from '#contract/values/spanish/number.ts'
import { timeInMadrid } from '#contract/values/spanish/time.ts'
import { dayInMadrid } from '#server/clock.ts'
import type { Deps } from '#server/deps.ts'
import { unsubscribePathOf } from '#server/domain/accounts/unsubscribe-token.ts'
import { answerLinksOf } from '#server/domain/applications/answer-links.ts'
import { declareMails } from '#server/jobs/declare-mails.ts'
import { weekOfTries } from '#server/jobs/queues.ts'
import { declareLetter, EXAMPLE_TOKEN, type Letter } from '#server/mail/letters/letter.ts'
import { listPending } from '../mail-answers/queries.ts'
import { examples, inDays, person } from '../mail-words.ts'
import { findMail, listNew, listWaiting, markTold, type CompanyMail } from './company-queries.ts'
import { mailId } from './mail-id.ts'

declare module '#server/jobs/queues.ts' {
  interface JobData {
    /** Applications have arrived: this row of `company_mail` names them to the company. */
    'applications-received': { companyMailId: number }
  }
}

/** After so many days without contact a digest names the waiting candidates. */
const WAITING_DAYS = 7

const { application, leaving } = examples
const DESK = '/perfil-empresa?seccion=candidatos'

const unnamed = (count: number) =>
  count > 0 ? [`Y ${count === 1 ? 'una candidatura' : `${spanishNumber(count)} candidaturas`} más, en tu panel.`] : []

const examplePath = `/responder-candidatura#token=7.2026-12-21.3.1764000000000.${EXAMPLE_TOKEN}&decision=`
const exampleLinks: Named['links'] = MAIL_DECISIONS.map((key) => ({
  label: mailDecisions[key].label,
  path: examplePath + key,
}))

interface Named {
  name: string
  path: string
  links: { label: string; path: string }[]
}

const listed = ({ name, path, links }: Named, text: string) => ({ label: person(name), text, path, links })

const letters = {
  /** To a company. */
  newApplications: declareLetter({
    path: DESK,
    people: [{ name: 'Ana Núñez', offer: application.offer, path: `${DESK}&candidatura=7`, links: exampleLinks }],
    total: 1,
    waiting: [
      { name: 'Eva Soto', offer: application.offer, days: 12, path: `${DESK}&candidatura=5`, links: exampleLinks },
    ],
    waitingTotal: 1,
    answered: [
      {
        name: 'Luis Gil',
        offer: application.offer,
        label: 'Me interesa',
        until: '10:42',
        path: DESK,
        links: exampleLinks,
      },
    ],
    ...leaving,
  })(({ path, people, total, waiting, waitingTotal, answered, unsubscribePath }) => ({
    subject: total === 1 ? 'Tienes una candidatura nueva' : `Tienes ${spanishNumber(total)} candidaturas nuevas`,
    paragraphs: [
      'Responde desde aquí, sin iniciar sesión. Tienes media hora para retirar una respuesta: solo después se lo decimos a la persona.',
    ],
    items: [
      ...people.map((one) => listed(one, `Para «${one.offer}».`)),
      ...waiting.map((one) => listed(one, `Para «${one.offer}»: espera tu respuesta desde hace ${inDays(one.days)}.`)),
      ...answered.map((one) =>
        listed(one, `Para «${one.offer}»: has respondido «${one.label}». Puedes retirarlo hasta las ${one.until}.`),
      ),
    ],
    action: { label: 'Ver candidatos', path },
    notes: [
      ...unnamed(total - people.length + waitingTotal - waiting.length),
      'Los enlaces para responder sirven 30 días a quien tenga este correo: no lo reenvíes fuera de tu empresa.',
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
  const waiting = mail.isDigest ? await listWaiting(deps.db, of, WAITING_DAYS) : []
  const pending = await listPending(deps.db, mail.companyId, now)
  return letters.newApplications({
    path: DESK,
    people: await withLinks(deps, people),
    total: people[0]?.total ?? 0,
    waiting: await withLinks(deps, waiting),
    waitingTotal: waiting[0]?.total ?? 0,
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

const withLinks = <Row extends { id: number }>(deps: Context, rows: readonly Row[]) =>
  Promise.all(
    rows.map(async (row) => ({
      ...row,
      path: `${DESK}&candidatura=${row.id}`,
      links: await answerLinksOf(deps, row.id),
    })),
  )
