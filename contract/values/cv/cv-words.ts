// The words of a CV that is made here, in its PDF and in the editor.

export type Period = Record<'desde' | 'hasta', string | null>

const counted = (count: number, one: string, many: string) =>
  count > 0 ? [`${count} ${count === 1 ? one : many}`] : []

export const cvTexts = {
  title: (name: string) => `CV de ${name}`,
  nameless: 'Candidatura sin nombre',
  photo: 'Foto de la persona candidata',
  sections: {
    wanted: 'Lo que busco',
    jobs: 'Experiencia',
    studies: 'Formación',
    languages: 'Idiomas',
    papers: 'Carnés y certificados',
    availability: 'Disponibilidad',
  },
  firstJob: 'Sería mi primer empleo.',
  licences: (kinds: readonly string[]) => `Carné de conducir ${kinds.join(', ')}`,
  /** «3 años y 2 meses». */
  duration: (months: number) =>
    [...counted(Math.floor(months / 12), 'año', 'años'), ...counted(months % 12, 'mes', 'meses')].join(' y '),
  shortened: 'En dos páginas no cabe todo: falta lo más antiguo.',
} as const

const monthFormat = new Intl.DateTimeFormat('es-ES', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const monthInWords = (month: string) => monthFormat.format(new Date(month))

/** «marzo de 2021 – hoy». Empty without a month. */
export function periodInWords({ desde, hasta }: Period): string {
  if (!desde) return hasta ? `hasta ${monthInWords(hasta)}` : ''
  return hasta === desde ? monthInWords(desde) : `${monthInWords(desde)} – ${hasta ? monthInWords(hasta) : 'hoy'}`
}

/** Entries that go on come first, those without dates last. */
export const newestFirst = <Item extends Period>(items: readonly Item[]): Item[] => {
  const end = ({ desde, hasta }: Period) => `${hasta ?? (desde ? '9999' : '')} ${desde ?? ''}`
  return items.toSorted((one, other) => end(other).localeCompare(end(one)))
}
