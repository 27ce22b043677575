import { mondayOf } from '#server/clock.ts'
import { spanishNumber } from '#contract/values/spanish/number.ts'
import { dayInWords } from '#contract/values/spanish/day.ts'
import { recapLink, unsubscribePathOf } from '#server/domain/accounts/unsubscribe-token.ts'
import { declareMails } from '#server/jobs/declare-mails.ts'
import { declareLetter, EXAMPLE_TOKEN } from '#server/mail/letters/letter.ts'
import {
  DESK,
  examplePerson,
  examples,
  inDays,
  linkTexts,
  listed,
  person,
  short,
  unnamed,
  waits,
  withLinks,
} from '../mail-words.ts'
import { listToAnswer } from '../messages/digests.ts'
import { LATE_NAMED_MAX, listLate } from '../news/company-queries.ts'
import { DIGEST_HOUR } from '../news/make-company-mails.ts'
import { termsOf } from '../terms.ts'
import { findRecap, findUnanswered } from './queries.ts'

declare module '#server/jobs/queues.ts' {
  interface JobData {
    /** It is Monday, and a company lets people wait for a week. */
    'answers-due': { companyId: number }
    /** A company has not answered for ANSWER_DAYS: the candidate gets a letter. */
    'application-unanswered': { applicationId: number }
  }
}

const { application, leaving } = examples

const letters = {
  /** The company has said nothing for so many days. `isReminded`: we have told it so. */
  applicationUnanswered: declareLetter({
    ...application,
    path: '/pagina-principal',
    days: 30,
    isReminded: true,
    ...leaving,
  })(({ path, offer, company, days: count, isReminded, unsubscribePath }) => ({
    subject: `Sin respuesta a tu candidatura a «${short(offer)}»`,
    paragraphs: [
      `${company} no ha respondido en ${inDays(count)} a tu candidatura a «${offer}».`,
      `${isReminded ? 'Se lo hemos recordado. ' : ''}Tu candidatura sigue abierta y todavía puede contestarte, pero no cuentes solo con ella: sigue buscando.`,
    ],
    action: { label: 'Ver otras ofertas', path },
    notes: ['Puedes retirarla cuando quieras en «Tus candidaturas».'],
    unsubscribePath,
  })),

  /** To a company that lets people wait. `days` is ANSWER_DAYS; from the day `until` on they are told so. Empty: they were. */
  answersDue: declareLetter({
    path: DESK,
    people: [
      { ...examplePerson, name: 'Eva Soto', days: 12, isAsking: true },
      { ...examplePerson, days: 14, isAsking: false },
    ],
    writers: [{ name: 'Luis Gil' }],
    waiting: 4,
    days: 30,
    until: '9 de diciembre de 2026',
    unsubscribePath: `${recapLink.path}?token=17.${EXAMPLE_TOKEN}`,
  })(({ path, people, writers, waiting, days, until, unsubscribePath }) => ({
    subject:
      waiting === 1 ? 'Una persona espera tu respuesta' : `${spanishNumber(waiting)} personas esperan tu respuesta`,
    paragraphs: [
      ...(writers.length > 0
        ? [`Tienes mensajes sin responder en tu panel, de: ${writers.map(({ name }) => person(name)).join(', ')}.`]
        : []),
      linkTexts.how,
      ...(until ? [`A los ${days} días les decimos que no has respondido. El primer aviso sale el ${until}.`] : []),
    ],
    items: people.map((one) => listed(one, waits(one))),
    action: { label: 'Ver candidatos', path },
    notes: [
      ...unnamed(waiting - people.length),
      'Si ya has encontrado a alguien, marca la oferta como cubierta: se lo diremos a quien espera.',
      linkTexts.valid,
      'Te escribimos los lunes, solo si alguien espera desde hace una semana o más.',
    ],
    unsubscribePath,
    unsubscribeLabel: 'No quiero el recordatorio de los lunes',
  })),
}

/** The mails about applications to which nobody replies: to the candidate, and before that to the company. */
export const replyMails = declareMails(letters, {
  // Nothing is sent if the company has answered meanwhile.
  'application-unanswered': async ({ db, env, appSecret }, { data }) => {
    const found = await findUnanswered(db, data.applicationId)
    if (!found) return null
    const { email: to, accountId, ...named } = found
    const unsubscribe = await unsubscribePathOf({ db, appSecret }, accountId)
    const own = { path: '/pagina-principal', ...named, unsubscribePath: unsubscribe }
    return { to, letter: letters.applicationUnanswered({ ...own, days: env.answerDays }) }
  },
  // Nothing is sent if the company has answered all meanwhile.
  'answers-due': async (deps, { data: { companyId } }) => {
    const { today, now, answerDays } = termsOf(deps)
    const monday = mondayOf(now, DIGEST_HOUR)
    const found = await findRecap(deps.db, companyId, { monday, answerDays })
    const people = found ? await listLate(deps.db, { companyId, today }, monday) : []
    if (!found || people.length === 0) return null
    const written = await listToAnswer(deps.db, { accountId: found.accountId, day: monday, now })
    const letter = letters.answersDue({
      path: `${DESK}&orden=espera`,
      people: await withLinks(deps, people),
      writers: written.slice(0, LATE_NAMED_MAX),
      waiting: people[0]?.total ?? 0,
      days: answerDays,
      until: found.firstDay ? dayInWords(found.firstDay) : '',
      unsubscribePath: await recapLink.pathOf(deps, found.accountId),
    })
    return { to: found.email, letter }
  },
})
