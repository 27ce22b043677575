import type { CvDraft } from '#contract/cv-draft.ts'
import { availabilities, CV_LIMITS, languageLevels } from '#contract/values/cv/cv-choices.ts'
import { cvTexts as texts, newestFirst, periodInWords, type Period } from '#contract/values/cv/cv-words.ts'
import { findEmailFault } from '#contract/values/typed/email.ts'
import { maskPerson } from '#contract/values/text/mask-person.ts'
import { findDialledNumber } from '#contract/values/typed/phone.ts'

export interface CvTask {
  cv: CvDraft
  photo: Uint8Array | null
  /** The CV without a name: other names of its person, which must not be read in it either. */
  hidden?: readonly string[]
  /** YYYY-MM-DD. */
  today: string
}

/** The content of a CV, in the order in which it is read. */
export type CvContent = Record<'title' | 'name' | 'position' | 'note', string> & {
  contacts: { text: string; url?: string | undefined }[]
  sections: { title: string; entries: CvEntry[]; items: { text: string }[] }[]
}
export type CvEntry = Record<'title' | 'place', string> & Record<'times' | 'texts', string[]>

// In a text it tells an age.
const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/g

/** Puts a draft into words. The version without a name leaves out contact and dates. */
export function cvContent({ cv, hidden, today }: CvTask, drawable: (text: string) => string): CvContent {
  const { contacto, busco, experiencia, estudios, idiomas, otros } = cv
  const correo = contacto.correo ?? ''
  // A name in Korean, for instance, is in none of the fonts.
  const own = hidden ? '' : drawable(contacto.nombre) || drawable(correo)
  const name = own || texts.nameless
  const names = hidden && [contacto.nombre, ...hidden]
  const clean = (text: string) => drawable(names ? maskPerson(text, names).replaceAll(YEAR, '···') : text)
  /** Somebody who presses Enter after each word gets one paragraph. */
  const paragraphs = (text: string): string[] => {
    const found = text.split('\n').map(clean).filter(Boolean)
    return found.length > 5 ? [found.join(' ')] : found
  }
  const entry = (title: string, place: string, said: Partial<CvEntry>): CvEntry => {
    return { title: clean(title), place: clean(place), times: [], texts: [], ...said }
  }
  const datesOf = (period: Period) => (hidden ? [] : [periodInWords(period)].filter(Boolean))
  const jobs = newestFirst(experiencia.trabajos).map((job) => {
    const times = [...datesOf(job), ...durationOf(job, today)]
    return entry(job.puesto, job.empresa, { times, texts: paragraphs(job.texto) })
  })
  const firstJob = experiencia.sin_experiencia && jobs.length === 0 ? [texts.firstJob] : []
  const studies = newestFirst(estudios).map((one) => entry(one.titulo, one.centro, { times: datesOf(one) }))
  const languages = idiomas.filter(({ idioma }) => clean(idioma) !== '')
  const licences = otros.carnes.length > 0 ? [texts.licences(otros.carnes)] : []
  const number = findDialledNumber(contacto.telefono ?? '')
  const isEmail = findEmailFault(correo) === null
  const contacts = [
    { text: drawable(contacto.ciudad ?? '') },
    { text: drawable(correo), url: isEmail ? `mailto:${encodeURIComponent(correo).replace('%40', '@')}` : undefined },
    { text: drawable(contacto.telefono ?? ''), url: number ? `tel:${number}` : undefined },
  ]
  const { sections: titles } = texts
  const isTold = (one: CvEntry) => [one.title, one.place, ...one.texts].join('') !== ''
  const section = (title: string, entries: CvEntry[], items: string[] = []) => {
    return { title, entries: entries.filter(isTold), items: items.filter(Boolean).map((text) => ({ text })) }
  }
  const sections = [
    section(titles.wanted, [entry('', '', { texts: paragraphs(busco.texto) })]),
    section(titles.jobs, [...jobs, entry('', '', { texts: firstJob })]),
    section(titles.studies, studies),
    section(
      titles.languages,
      [],
      languages.map((one) => `${clean(one.idioma)}: ${languageLevels[one.nivel]}`),
    ),
    section(titles.papers, [], [...licences, ...otros.certificados.map(clean)]),
    section(
      titles.availability,
      [],
      otros.disponibilidad.map((kind) => availabilities[kind]),
    ),
  ]
  return {
    title: hidden ? name : texts.title(name),
    name,
    position: clean(busco.puesto),
    contacts: contacts.filter(({ text }) => text !== '' && !hidden),
    sections: sections.filter(({ entries, items }) => entries.length + items.length > 0),
    note: '',
  }
}

/** Both months count. */
function durationOf({ desde, hasta }: Period, today: string): string[] {
  const count = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7))
  const months = desde ? count(hasta ?? today) - count(desde) + 1 : 0
  return months > 0 ? [texts.duration(months)] : []
}

/** Ever shorter ones: first without the descriptions of what is oldest, then without the oldest. */
export function shorterContents(content: CvContent): CvContent[] {
  const shorten = (most: number, described: number): CvContent => {
    const silent = (entry: CvEntry, place: number) => (place < described ? entry : { ...entry, texts: [] })
    const sections = content.sections.map(({ title, entries, items }) => {
      return { title, entries: entries.slice(0, most).map(silent), items: items.slice(0, most) }
    })
    return { ...content, sections, note: texts.shortened }
  }
  const counts = Array.from({ length: CV_LIMITS.jobs }, (_, place) => CV_LIMITS.jobs - place)
  return [...counts.map((described) => shorten(CV_LIMITS.jobs, described)), ...counts.map((most) => shorten(most, 1))]
}
