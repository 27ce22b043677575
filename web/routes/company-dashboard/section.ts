/** The sections of the dashboard, as they stand in the address: `?seccion=ofertas`. */
export const sections = ['candidatos', 'proyectos', 'ofertas'] as const

export type Section = (typeof sections)[number]

/** Projects, unless the address names another section. */
export const sectionOf = (search: URLSearchParams): Section =>
  sections.find((section) => section === search.get('seccion')) ?? 'proyectos'

export const addressOf = (section: Section): string => `/perfil-empresa?seccion=${section}`
