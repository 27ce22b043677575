import { LENGTH_MAX } from '#contract/constants.ts'
import {
  filterAddress,
  filtersIn,
  givenFilters,
  id,
  narrows,
  oneOf,
  page,
  words,
  type ValuesOf,
} from '#web/forms/filters/filters.ts'

/** The sections of the dashboard, by their name in the address: `?seccion=ofertas`. */
const sections = ['candidatos', 'proyectos', 'ofertas'] as const

export type Section = (typeof sections)[number]

/**
 * A section of the dashboard, the choice of a project for a new offer (`?seccion=ofertas&crear=1`), or the figures of
 * offers (`?seccion=candidatos&cifras=1`), or the import of a table (`?seccion=ofertas&importar=1`).
 */
export type View = Section | keyof typeof inside

/** The views inside of a section, by the name that the address gives them. */
const inside = { crear: 'ofertas', importar: 'ofertas', cifras: 'candidatos' } as const

const isInside = (view: View): view is keyof typeof inside => view in inside

/** The filters of a list, and its page. */
export const listFilters = {
  buscar: words(LENGTH_MAX.title),
  estado: oneOf(['0', '1']),
  proyecto: id,
  oferta: id,
  pagina: page,
}

export type Filters = ValuesOf<typeof listFilters>

/** Projects, unless the address names another section. */
export const sectionOf = (search: URLSearchParams): Section =>
  sections.find((section) => section === search.get('seccion')) ?? 'proyectos'

export const viewOf = (search: URLSearchParams): View => {
  const section = sectionOf(search)
  const views = Object.keys(inside) as (keyof typeof inside)[]
  return views.find((view) => inside[view] === section && search.get(view) === '1') ?? section
}

/** Search engines never see the dashboard, so an invalid id needs no 404. */
export const readFilters = (search: URLSearchParams): Filters => filtersIn(listFilters, search)

/** The address of a view with these filters. */
export const addressOf = (view: View, filters: Partial<Filters> = {}): string =>
  filterAddress(`/perfil-empresa?seccion=${isInside(view) ? `${inside[view]}&${view}=1` : view}`, listFilters, filters)

/** The filters as the API takes them. Without a page the API would return the whole list. */
export const queryOf = (filters: Filters) => ({ ...givenFilters(listFilters, filters), pagina: filters.pagina })

export const isNarrowed = (filters: Filters): boolean => narrows(listFilters, filters)
