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
  today: 'hoy',
  /** «marzo de 2021». */
  month: new Intl.DateTimeFormat('es-ES', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
  until: (month: string) => `hasta ${month}`,
  licences: (kinds: readonly string[]) => `Carné de conducir ${kinds.join(', ')}`,
  /** «3 años y 2 meses». */
  duration: (months: number) =>
    [...counted(Math.floor(months / 12), 'año', 'años'), ...counted(months % 12, 'mes', 'meses')].join(' y '),
  shortened: 'En dos páginas no cabe todo: falta lo más antiguo.',
} as const
