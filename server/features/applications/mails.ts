import { spanishNumber } from '#contract/values/spanish/number.ts'
import { nameInMail } from '#server/domain/reviews/name-in-mail.ts'
import type { Letter, Link } from '#server/mail/letters/letter.ts'

const NAMES_MAX = 10
const SUBJECT_NAME_MAX = 60
/** The longest text by a company, in lines. */
const LINES_MAX = 20

interface Application {
  path: string
  /** The name of the offer. */
  offer: string
  company: string
}

interface Answered extends Application {
  /** The company's text to the person. May be empty. */
  note: string
}

interface News extends Answered {
  /** It had been discarded or closed. */
  isReopened: boolean
  unsubscribePath: string
}

interface Person {
  name: string
  /** The name of the offer. */
  offer: string
}

interface Received {
  path: string
  /** The newest first. `total` counts all of them. */
  people: readonly Person[]
  total: number
  /** Candidates who wait longest, with their days. `waitingTotal` counts all of them. */
  waiting: readonly (Person & { days: number })[]
  waitingTotal: number
  unsubscribePath: string
}

/** A name for a subject, which phones cut after some forty characters. */
const short = (name: string): string =>
  name.length <= SUBJECT_NAME_MAX ? name : `${name.slice(0, SUBJECT_NAME_MAX - 1).trimEnd()}…`

/** The company's text, line by line, in quotation marks. */
function quoted(note: string): string[] {
  const lines = note.split(/[\r\n\u2028\u2029]+/).filter((line) => line.trim())
  const kept = lines.slice(0, LINES_MAX)
  if (kept.length === 0) return []
  return [
    'La empresa te escribe:',
    ...kept.map((line, at) => `${at === 0 ? '«' : ''}${line}${at === kept.length - 1 ? '»' : ''}`),
  ]
}

const reopened = 'Antes te habíamos dicho que tu candidatura estaba cerrada: la empresa la ha vuelto a abrir.'
const inYourList = 'Ver mi candidatura'
const safety = (note: string) =>
  note ? ['Lo que está entre comillas lo ha escrito la empresa. Nadie puede pedirte dinero por un trabajo.'] : []
const inDays = (count: number) => (count === 1 ? '1 día' : `${count} días`)
const person = (name: string) => nameInMail(name, 'Una persona')
const unnamed = (count: number) => (count > 0 ? [`Y ${spanishNumber(count)} más.`] : [])
const people = (count: number) => (count === 1 ? 'Una persona espera' : `${spanishNumber(count)} personas esperan`)

/** About an application: to the candidate who sent it, and to the company that got it. */
export const applicationLetters = {
  applicationReceipt: ({ path, offer, company, cv }: Application & { cv: string }): Letter => ({
    subject: `Hemos enviado tu candidatura a «${short(offer)}»`,
    paragraphs: [
      `${company} ya tiene tu candidatura a «${offer}», con tu CV «${cv}».`,
      'La empresa ve tu nombre, tu foto, tu ciudad, tu teléfono, tu correo y ese CV. No ve tu documento, tu fecha de nacimiento, tu sexo ni tu nacionalidad.',
      'En «Tus candidaturas» puedes ver siempre en qué punto está. Cuando haya un resultado, te escribiremos.',
    ],
    action: { label: inYourList, path },
    notes: [
      'Si cambias de idea, ábrela en «Tus candidaturas» y pulsa «Retirar candidatura»: la empresa dejará de ver tu CV y cómo contactar contigo.',
      'Si no la has enviado tú, alguien ha entrado en tu cuenta: cambia tu contraseña.',
    ],
  }),

  applicationShortlisted: ({ path, offer, company, note, isReopened, unsubscribePath }: News): Letter => ({
    subject: `Tu candidatura a «${short(offer)}» sigue adelante`,
    paragraphs: [
      `${company} ha leído tu candidatura a «${offer}» y la ha preseleccionado.`,
      ...(isReopened ? [reopened] : []),
      ...quoted(note),
      'Ahora le toca a la empresa: si quiere hablar contigo, te llamará o te escribirá.',
    ],
    action: { label: inYourList, path },
    notes: safety(note),
    unsubscribePath,
  }),

  applicationInterview: ({ path, offer, company, note, isReopened, unsubscribePath }: News): Letter => ({
    subject: `Quieren entrevistarte para «${short(offer)}»`,
    paragraphs: [
      `${company} quiere hablar contigo sobre tu candidatura a «${offer}».`,
      ...(isReopened ? [reopened] : []),
      ...quoted(note),
      'Para lo que falte por acordar, te llamará o te escribirá. Ten a mano el teléfono que diste y mira también la carpeta de correo no deseado.',
    ],
    action: { label: inYourList, path },
    notes: safety(note),
    unsubscribePath,
  }),

  applicationHired: ({ path, offer, company, note }: Answered): Letter => ({
    subject: `¡Enhorabuena! Te han elegido para «${short(offer)}»`,
    paragraphs: [
      `${company} ha elegido tu candidatura a «${offer}». ¡Enhorabuena!`,
      ...quoted(note),
      'La empresa te dirá los pasos que faltan para empezar.',
    ],
    action: { label: inYourList, path },
    notes: safety(note),
  }),

  applicationDiscarded: ({ path, offer, company, note }: Answered): Letter => ({
    subject: `Respuesta a tu candidatura a «${short(offer)}»`,
    paragraphs: [
      `${company} ha decidido no seguir adelante con tu candidatura a «${offer}».`,
      ...quoted(note),
      'Sentimos no darte una noticia mejor. Preferimos que lo sepas a que sigas esperando.',
    ],
    action: { label: 'Ver otras ofertas', path },
    notes: ['La respuesta queda en «Tus candidaturas».', ...safety(note)],
  }),

  /** `because` follows «porque». */
  applicationClosed: ({ path, offer, company, note, because }: Answered & { because: string }): Letter => ({
    subject: `Tu candidatura a «${short(offer)}» se ha cerrado`,
    paragraphs: [
      `Tu candidatura a «${offer}», de ${company}, ya no sigue adelante porque ${because}.`,
      'Nadie ha rechazado tu perfil: se han cerrado a la vez todas las candidaturas que seguían abiertas.',
      ...quoted(note),
    ],
    action: { label: 'Ver otras ofertas', path },
    notes: ['La respuesta queda en «Tus candidaturas».', ...safety(note)],
  }),

  /** The company has said nothing for so many days. `isReminded`: we have told it so. */
  applicationUnanswered: ({
    path,
    offer,
    company,
    days: count,
    isReminded,
    unsubscribePath,
  }: Application & { days: number; isReminded: boolean; unsubscribePath: string }): Letter => ({
    subject: `Sin respuesta a tu candidatura a «${short(offer)}»`,
    paragraphs: [
      `${company} no ha respondido en ${inDays(count)} a tu candidatura a «${offer}».`,
      `${isReminded ? 'Se lo hemos recordado. ' : ''}Tu candidatura sigue abierta y todavía puede contestarte, pero no cuentes solo con ella: sigue buscando.`,
    ],
    action: { label: 'Ver otras ofertas', path },
    notes: ['Puedes retirarla cuando quieras en «Tus candidaturas».'],
    unsubscribePath,
  }),

  /** To a company. */
  newApplications: ({ path, people: applied, total, waiting, waitingTotal, unsubscribePath }: Received): Letter => ({
    subject: total === 1 ? 'Tienes una candidatura nueva' : `Tienes ${spanishNumber(total)} candidaturas nuevas`,
    paragraphs: [
      ...applied.slice(0, NAMES_MAX).map(({ name, offer }) => `${person(name)}, para «${offer}».`),
      ...unnamed(total - Math.min(applied.length, NAMES_MAX)),
      ...(waitingTotal > 0
        ? [
            `${people(waitingTotal)} tu respuesta desde antes:`,
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
  }),

  /** To a company that does not answer. `days` is ANSWER_DAYS; from the day `until` on the people who wait are told. */
  answersDue: ({
    path,
    waiting,
    days,
    until,
    unsubscribePath,
  }: Link & { waiting: number; days: number; until: string; unsubscribePath: string }): Letter => ({
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
  }),

  /** To a company that reads no applications. */
  companySilent: ({ path, unread, days, until }: Link & { unread: number; days: number; until: string }): Letter => ({
    subject:
      unread === 1
        ? 'Una persona espera que leas su candidatura'
        : `${spanishNumber(unread)} personas esperan que leas su candidatura`,
    paragraphs: [
      `Hace ${days} días que no abres ninguna candidatura, y ${unread === 1 ? 'una persona que aplicó a tus ofertas sigue' : `${spanishNumber(unread)} personas que aplicaron a tus ofertas siguen`} sin respuesta.`,
      `Si no abres ninguna antes del ${until}, tus ofertas dejarán de publicarse hasta que lo hagas: así nadie más espera en vano.`,
    ],
    action: { label: 'Ver candidatos', path },
    notes: [
      'En cuanto abras una, tus ofertas vuelven a verse. Si ya has encontrado a alguien, marca la oferta como cubierta.',
    ],
  }),
}
