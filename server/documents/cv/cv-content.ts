import type { CvDraft } from '#contract/cv-draft.ts'
import { availabilities, languageLevels } from '#contract/values/cv/cv-choices.ts'
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
export interface CvContent {
  title: string
  name: string
  position: string
  contacts: { text: string; url?: string }[]
  sections: { title: string; texts: string[]; entries: CvEntry[]; items: string[] }[]
}
export type CvEntry = Record<'title' | 'place', string> & Record<'times' | 'texts', string[]>

type Period = Record<'desde' | 'hasta', string | null>

const monthInWords = new Intl.DateTimeFormat('es-ES', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const inWords = (month: string): string => monthInWords.format(new Date(`${month}-01`))

/** Puts a draft into words. Without a name it has no contact, and no date that tells an age. */
export function cvContent({ cv, isNameless, today }: CvTask, drawable: (text: string) => string): CvContent {
  const { contacto, busco, experiencia, estudios, idiomas, otros } = cv
  const name = (!isNameless && drawable(contacto.nombre)) || texts.nameless
  const clean = (text: string) => drawable(isNameless ? maskPerson(text, [contacto.nombre]) : text)
  /** Somebody who presses Enter after each word gets one paragraph. */
  const paragraphs = (text: string): string[] => {
    const found = text.split('\n').map(clean).filter(Boolean)
    return found.length > 5 ? [found.join(' ')] : found
  }
  const datesOf = (period: Period) => (isNameless ? [] : datesInWords(period))
  const jobs = newestFirst(experiencia.trabajos).map((job) => ({
    title: clean(job.puesto),
    place: clean(job.empresa),
    times: [...datesOf(job), ...durationOf(job, today)],
    texts: paragraphs(job.texto),
  }))
  const studies = newestFirst(estudios).map((study) => ({
    title: clean(study.titulo),
    place: clean(study.centro),
    times: datesOf(study),
    texts: [],
  }))
  const contacts = [
    { text: drawable(contacto.ciudad ?? '') },
    { text: drawable(contacto.correo ?? ''), url: `mailto:${contacto.correo}` },
    { text: drawable(contacto.telefono ?? ''), url: `tel:${contacto.telefono?.replaceAll(/[^+\d]/g, '')}` },
  ]
  const languages = idiomas.map(({ idioma, nivel }) => texts.language(clean(idioma), languageLevels[nivel]))
  const licences = otros.carnes.length > 0 ? [texts.licences(otros.carnes)] : []
  const section = (part: keyof typeof texts.sections, said: Partial<CvContent['sections'][number]>) => ({
    ...{ title: texts.sections[part], texts: [], entries: [], items: [] },
    ...said,
  })
  const sections = [
    section('wanted', { texts: paragraphs(busco.texto) }),
    section('jobs', { entries: jobs, texts: experiencia.sin_experiencia && jobs.length === 0 ? [texts.firstJob] : [] }),
    section('studies', { entries: studies }),
    section('languages', { items: languages }),
    section('papers', { items: [...licences, ...otros.certificados.map(clean)] }),
    section('availability', { items: otros.disponibilidad.map((kind) => availabilities[kind]) }),
  ]
  return {
    title: isNameless ? name : texts.title(name),
    name,
    position: clean(busco.puesto),
    contacts: contacts.filter(({ text }) => text !== '' && !isNameless),
    sections: sections.filter((one) => one.texts.length + one.entries.length + one.items.length > 0),
  }
}

/** What goes on comes first, what has no dates last. */
const newestFirst = <Item extends Period>(items: readonly Item[]): Item[] => {
  const end = ({ desde, hasta }: Period) => `${hasta ?? (desde ? '9999' : '')} ${desde ?? ''}`
  return items.toSorted((one, other) => end(other).localeCompare(end(one)))
}

function datesInWords({ desde, hasta }: Period): string[] {
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
export function* shorterContents(content: CvContent): Generator<CvContent> {
  const shorten = (most: number, described: number): CvContent => ({
    ...content,
    sections: content.sections.map((section) => ({
      ...section,
      entries: section.entries
        .slice(0, most)
        .map((entry, place) => (place < described ? entry : { ...entry, texts: [] })),
      items: section.items.slice(0, most),
    })),
  })
  const longest = Math.max(...content.sections.map(({ entries, items }) => Math.max(entries.length, items.length)))
  for (let described = longest; described >= 0; described -= 1) yield shorten(longest, described)
  for (let most = longest; most > 0; most -= 1) yield shorten(most, 0)
}
