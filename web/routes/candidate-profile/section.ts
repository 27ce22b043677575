/** The sections of the page, by their name in the address: `?seccion=cvs`. */
export type Section = 'cvs' | 'candidaturas'

/** The applications, unless the address names the CVs. */
export const sectionOf = (search: URLSearchParams): Section =>
  search.get('seccion') === 'cvs' ? 'cvs' : 'candidaturas'

export const addressOf = (section: Section): string => `/mi-perfil?seccion=${section}`
