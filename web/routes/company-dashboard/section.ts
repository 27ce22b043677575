import { LENGTH_MAX } from '#contract/constants.ts'
import { parseWholeNumber } from '#contract/values/whole-number.ts'
import { cutText } from '#web/format/cut-text.ts'

/** The sections of the dashboard, by their name in the address: `?seccion=ofertas`. */
const sections = ['candidatos', 'proyectos', 'ofertas'] as const

export type Section = (typeof sections)[number]

/**
 * A section of the dashboard, the choice of a project for a new offer (`?seccion=ofertas&crear=1`), or the figures of
 * offers (`?seccion=candidatos&cifras=1`).
 */
export type View = Section | keyof typeof inside

/** The views inside of a section, by the name that the address gives them. */
const inside = { crear: 'ofertas', cifras: 'candidatos' } as const

const isInside = (view: View): view is keyof typeof inside => view in inside

/** The filters of a list, and its page. Empty and null filter nothing. */
export interface Filters {
  buscar: string
  estado: '' | '0' | '1'
  proyecto: number | null
  oferta: number | null
  pagina: number
}

const none: Filters = { buscar: '', estado: '', proyecto: null, oferta: null, pagina: 1 }
const PAGE_MAX = 1_000_000

/** Projects, unless the address names another section. */
export const sectionOf = (search: URLSearchParams): Section =>
  sections.find((section) => section === search.get('seccion')) ?? 'proyectos'

export const viewOf = (search: URLSearchParams): View => {
  const section = sectionOf(search)
  const views = Object.keys(inside) as (keyof typeof inside)[]
  return views.find((view) => inside[view] === section && search.get(view) === '1') ?? section
}

/**
 * Reads the filters from an address and ignores invalid values. Search engines never see the dashboard, so an invalid
 * id needs no 404.
 */
export function readFilters(search: URLSearchParams): Filters {
  const estado = search.get('estado')
  return {
    buscar: cutText(search.get('buscar') ?? '', LENGTH_MAX.title),
    estado: estado === '0' || estado === '1' ? estado : '',
    proyecto: parseWholeNumber(search.get('proyecto')),
    oferta: parseWholeNumber(search.get('oferta')),
    pagina: Math.min(parseWholeNumber(search.get('pagina')) ?? 1, PAGE_MAX),
  }
}

/** The address of a view with these filters. Empty filters are left out. */
export function addressOf(view: View, filters: Partial<Filters> = none): string {
  const search = new URLSearchParams(isInside(view) ? { seccion: inside[view], [view]: '1' } : { seccion: view })
  const { pagina, ...narrowed } = queryOf({ ...none, ...filters })
  for (const [name, value] of Object.entries(narrowed)) search.set(name, String(value))
  if (pagina > 1) search.set('pagina', String(pagina))
  return `/perfil-empresa?${search}`
}

/** The filters as the API takes them. Without a page the API would return the whole list. */
export const queryOf = ({ buscar, estado, proyecto, oferta, pagina }: Filters) => ({
  ...(buscar && { buscar }),
  ...(estado && { estado }),
  ...(proyecto && { proyecto }),
  ...(oferta && { oferta }),
  pagina,
})

/** Whether some rows are left out, other than by paging. */
export const isNarrowed = ({ buscar, estado, proyecto, oferta }: Filters): boolean =>
  Boolean(buscar || estado || proyecto || oferta)
