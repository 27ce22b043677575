/** The sections of the page, by their name in the address: `?seccion=cvs`. */
const sections = ['cvs', 'candidaturas', 'guardadas', 'para-ti'] as const
export type Section = (typeof sections)[number]

/** The applications, unless the address names another section. */
export const sectionOf = (search: URLSearchParams): Section =>
  sections.find((section) => section === search.get('seccion')) ?? 'candidaturas'

export const addressOf = (section: Section): string => `/mi-perfil?seccion=${section}`
