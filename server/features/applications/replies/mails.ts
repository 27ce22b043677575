import { spanishNumber } from '#contract/values/spanish/number.ts'
import { dayInWords } from '#contract/values/spanish/day.ts'
import { unsubscribePathOf } from '#server/domain/accounts/unsubscribe-token.ts'
import { declareMails } from '#server/jobs/declare-mails.ts'
import { declareLetter } from '#server/mail/letters/letter.ts'
import { examples, inDays, short } from '../mail-words.ts'
import { termsOf } from '../terms.ts'
import { findReminder, findUnanswered } from './queries.ts'

declare module '#server/jobs/queues.ts' {
  interface JobData {
    /** The time to answer applications is nearly over. */
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

  /** To a company that does not reply. `days` is ANSWER_DAYS; from the day `until` on the people who wait are told. */
  answersDue: declareLetter({
    path: '/perfil-empresa?seccion=candidatos',
    waiting: 4,
    days: 30,
    until: '9 de diciembre de 2026',
    ...leaving,
  })(({ path, waiting, days, until, unsubscribePath }) => ({
    subject:
      waiting === 1 ? 'Una persona espera tu respuesta' : `${spanishNumber(waiting)} personas esperan tu respuesta`,
    paragraphs: [
      waiting === 1
        ? 'Una persona que aplicó a tus ofertas sigue sin respuesta.'
        : `${spanishNumber(waiting)} personas que aplicaron a tus ofertas siguen sin respuesta.`,
      `A los ${days} días les decimos que no has respondido. El primer aviso sale el ${until}.`,
    ],
    action: { label: 'Responder', path },
    notes: [
      'Responder es preseleccionar, citar a una entrevista, contratar o descartar. Puedes hacerlo con muchas personas a la vez.',
      'Si ya has encontrado a alguien, marca la oferta como cubierta: se lo diremos a quien espera.',
    ],
    unsubscribePath,
  })),
}

/** The mails about applications to which nobody replies: to the candidate, and before that to the company. */
export const replyMails = declareMails(letters, {
  // Nothing is sent if the company has answered meanwhile.
  'application-unanswered': async ({ db, env, appSecret }, { data }) => {
    const found = await findUnanswered(db, data.applicationId, env.answerDays)
    if (!found) return null
    const { email: to, accountId, ...named } = found
    const unsubscribe = await unsubscribePathOf({ db, appSecret }, accountId)
    const own = { path: '/pagina-principal', ...named, unsubscribePath: unsubscribe }
    return { to, letter: letters.applicationUnanswered({ ...own, days: env.answerDays }) }
  },
  // Nothing is sent if the company has answered all meanwhile.
  'answers-due': async ({ db, appSecret, ...deps }, { data }) => {
    const terms = termsOf(deps)
    const found = await findReminder(db, data.companyId, terms)
    if (!found) return null
    const letter = letters.answersDue({
      path: '/perfil-empresa?seccion=candidatos',
      waiting: found.waiting,
      days: terms.answerDays,
      until: dayInWords(found.firstDay),
      unsubscribePath: await unsubscribePathOf({ db, appSecret }, found.accountId),
    })
    return { to: found.email, letter }
  },
})
