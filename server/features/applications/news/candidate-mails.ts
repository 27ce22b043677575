import { closingCauses, type ClosingCause } from '#contract/values/applications/closing-causes.ts'
import { dayInMadrid } from '#server/clock.ts'
import type { Deps } from '#server/deps.ts'
import { unsubscribePathOf } from '#server/domain/accounts/unsubscribe-token.ts'
import { companySlug } from '#server/domain/companies/company-slug.ts'
import { declareMails } from '#server/jobs/declare-mails.ts'
import { weekOfTries } from '#server/jobs/queues.ts'
import { declareLetter, type Letter } from '#server/mail/letters/letter.ts'
import { examples, short } from '../mail-words.ts'
import { mailId } from './mail-id.ts'
import { findChange, type ToldChange } from './queries.ts'

declare module '#server/jobs/queues.ts' {
  interface JobData {
    /** The state of an application has changed: its candidate gets a letter. */
    'application-changed': { eventId: number }
  }
}

/** The longest text by a company, in lines. */
const LINES_MAX = 20

const answered = { path: '/mi-perfil?seccion=candidaturas&candidatura=7', ...examples.application, note: '' }

const written =
  'Hola, Ana:\nNos ha gustado tu experiencia en tienda. ¿Puedes venir el martes a las 10:00 a la calle del Ejemplo, 1?\nUn saludo, Marta'

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

const letters = {
  applicationReceipt: declareLetter({ ...answered, cv: 'CV de Ana' })(({ path, offer, company, cv }) => ({
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
  })),

  applicationShortlisted: declareLetter({ ...answered, isReopened: false, ...examples.leaving })(
    ({ path, offer, company, note, isReopened, unsubscribePath }) => ({
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
  ),

  applicationInterview: declareLetter({
    ...answered,
    note: written,
    isReopened: true,
    ...examples.leaving,
  })(({ path, offer, company, note, isReopened, unsubscribePath }) => ({
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
  })),

  applicationHired: declareLetter({ ...answered, note: 'Empezamos el lunes. ¡Bienvenida!' })(
    ({ path, offer, company, note }) => ({
      subject: `¡Enhorabuena! Te han elegido para «${short(offer)}»`,
      paragraphs: [
        `${company} ha elegido tu candidatura a «${offer}». ¡Enhorabuena!`,
        ...quoted(note),
        'La empresa te dirá los pasos que faltan para empezar.',
      ],
      action: { label: inYourList, path },
      notes: safety(note),
    }),
  ),

  applicationDiscarded: declareLetter({
    ...answered,
    path: '/pagina-principal',
    note: 'Hemos leído tu candidatura con atención. Para este puesto buscamos un perfil distinto y no vamos a seguir adelante con ella.',
  })(({ path, offer, company, note }) => ({
    subject: `Respuesta a tu candidatura a «${short(offer)}»`,
    paragraphs: [
      `${company} ha decidido no seguir adelante con tu candidatura a «${offer}».`,
      ...quoted(note),
      'Sentimos no darte una noticia mejor. Preferimos que lo sepas a que sigas esperando.',
    ],
    action: { label: 'Ver otras ofertas', path },
    notes: ['La respuesta queda en «Tus candidaturas».', ...safety(note)],
  })),

  /** `because` follows «porque». */
  applicationClosed: declareLetter({
    ...answered,
    path: '/pagina-principal',
    because: 'la vacante se ha cubierto',
    note: 'Gracias a todas las personas que os habéis presentado.',
  })(({ path, offer, company, note, because }) => ({
    subject: `Tu candidatura a «${short(offer)}» se ha cerrado`,
    paragraphs: [
      `Tu candidatura a «${offer}», de ${company}, ya no sigue adelante porque ${because}.`,
      'Nadie ha rechazado tu perfil: se han cerrado a la vez todas las candidaturas que seguían abiertas.',
      ...quoted(note),
    ],
    action: { label: 'Ver otras ofertas', path },
    notes: ['La respuesta queda en «Tus candidaturas».', ...safety(note)],
  })),
}

type Context = Pick<Deps, 'db' | 'appSecret'>

/** The mails about an application, to the candidate who sent it. */
export const candidateMails = declareMails(
  letters,
  {
    'application-changed': async (deps, { data: { eventId } }) => {
      const change = await findChange(deps.db, eventId, dayInMadrid(deps.clock.now()))
      if (!change?.isOpenAccount) return null
      const id = mailId('event', eventId, change.happenedAt)
      const letter = await letterOf(deps, change)
      const links = change.page
        ? [{ label: 'Página de la empresa', path: `/empresas/${companySlug(change.page)}` }]
        : []
      return { id, to: change.email, letter: letter && { ...letter, links } }
    },
  },
  { policy: 'key_strict_fifo', options: weekOfTries },
)

const OTHER_OFFERS = '/pagina-principal'

/** Null: of this change nobody is told by mail, or this person does not want it. Receipt and outcome are always sent. */
async function letterOf(deps: Context, change: ToldChange): Promise<Letter | null> {
  const { to, reason, wantsNews, isReopened } = change
  const named = { offer: change.offer ?? '', company: change.company ?? '', note: change.letter ?? '' }
  const own = { path: `/mi-perfil?seccion=candidaturas&candidatura=${change.applicationId}`, ...named }
  const other = { path: OTHER_OFFERS, ...named }
  const news = { ...own, isReopened, unsubscribePath: await unsubscribePathOf(deps, change.accountId) }
  if (to === 'enviada') return letters.applicationReceipt({ ...own, cv: change.cv ?? '' })
  if (change.isOver) return null
  if (to === 'preseleccionada') return wantsNews ? letters.applicationShortlisted(news) : null
  if (to === 'entrevista' && change.isProposed && !change.letter) return null
  if (to === 'entrevista') return wantsNews ? letters.applicationInterview(news) : null
  if (to === 'contratada') return letters.applicationHired(own)
  if (to === 'descartada') return letters.applicationDiscarded(other)
  if (to === 'cerrada') return letters.applicationClosed({ ...other, because: becauseOf(reason) })
  return null
}

const becauseOf = (reason: ToldChange['reason']): string =>
  reason && reason in closingCauses ? closingCauses[reason as ClosingCause] : closingCauses.caducada
