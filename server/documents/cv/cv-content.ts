import type { CvDraft } from '#contract/cv-draft.ts'
import { availabilities, CV_LIMITS, languageLevels } from '#contract/values/cv/cv-choices.ts'
import { maskPerson } from '#contract/values/text/mask-person.ts'
import { cvTexts as texts } from './texts.ts'

export interface CvTask {
  cv: CvDraft
  photo: Uint8Array | null
  isNameless: boolean
  /** YYYY-MM-DD. */
  today: string
}

/** What a CV says, in the order in which it is read. */
export type CvContent = Record<'title' | 'name' | 'position' | 'note', string> & {
  contacts: { text: string; url?: string }[]
  sections: { title: string; entries: CvEntry[]; items: { text: string }[] }[]
}
export type CvEntry = Record<'title' | 'place', string> & Record<'times' | 'texts', string[]>
type Period = Record<'desde' | 'hasta', string | null>

/** Puts a draft into words. Without a name it has no contact, and no date that tells an age. */
export function cvContent({ cv, isNameless, today }: CvTask, drawable: (text: string) => string): CvContent {
  const { contacto, busco, experiencia, estudios, idiomas, otros } = cv
  // A name in Korean, for instance, is in none of the fonts.
  const own = isNameless ? '' : drawable(contacto.nombre) || drawable(contacto.correo ?? '')
  const name = own || texts.nameless
  const clean = (text: string) => drawable(isNameless ? maskPerson(text, [contacto.nombre]) : text)
  /** Somebody who presses Enter after each word gets one paragraph. */
  const paragraphs = (text: string): string[] => {
    const found = text.split('\n').map(clean).filter(Boolean)
    return found.length > 5 ? [found.join(' ')] : found
  }
  const entry = (title: string, place: string, said: Partial<CvEntry>): CvEntry => {
    return { title: clean(title), place: clean(place), times: [], texts: [], ...said }
  }
  const datesOf = (period: Period) => (isNameless ? [] : datesInWords(period))
  const jobs = newestFirst(experiencia.trabajos).map((job) => {
    const times = [...datesOf(job), ...durationOf(job, today)]
    return entry(job.puesto, job.empresa, { times, texts: paragraphs(job.texto) })
  })
  const firstJob = experiencia.sin_experiencia && jobs.length === 0 ? [texts.firstJob] : []
  const studies = newestFirst(estudios).map((one) => entry(one.titulo, one.centro, { times: datesOf(one) }))
  const languages = idiomas.filter(({ idioma }) => clean(idioma) !== '')
  const licences = otros.carnes.length > 0 ? [texts.licences(otros.carnes)] : []
  const contacts = [
    { text: drawable(contacto.ciudad ?? '') },
    { text: drawable(contacto.correo ?? ''), url: `mailto:${encodeURI(contacto.correo ?? '')}` },
    { text: drawable(contacto.telefono ?? ''), url: `tel:${contacto.telefono?.replaceAll(/[^+\d]/g, '')}` },
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
    title: isNameless ? name : texts.title(name),
    name,
    position: clean(busco.puesto),
    contacts: contacts.filter(({ text }) => text !== '' && !isNameless),
    sections: sections.filter(({ entries, items }) => entries.length + items.length > 0),
    note: '',
  }
}

/** What goes on comes first, what has no dates last. */
const newestFirst = <Item extends Period>(items: readonly Item[]): Item[] => {
  const end = ({ desde, hasta }: Period) => `${hasta ?? (desde ? '9999' : '')} ${desde ?? ''}`
  return items.toSorted((one, other) => end(other).localeCompare(end(one)))
}

function datesInWords({ desde, hasta }: Period): string[] {
  const inWords = (month: string) => texts.month.format(new Date(month))
  if (!desde) return hasta ? [texts.until(inWords(hasta))] : []
  return [hasta === desde ? inWords(desde) : `${inWords(desde)} – ${hasta ? inWords(hasta) : texts.today}`]
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
