import { PAGE_SIZE } from '#contract/constants.ts'
import { parseWholeNumber } from '#contract/values/whole-number.ts'
import { leaveToNotFound } from '#web/api/show-not-found.ts'
import { cutText } from '#web/format/cut-text.ts'

/** The filters in the address: `?nombre=&sector=&ciudad=&pagina=`. Empty texts and a null sector filter nothing. */
export interface Filters {
  nombre: string
  sector: number | null
  ciudad: string
  pagina: number
}

export const noFilters: Filters = { nombre: '', sector: null, ciudad: '', pagina: 1 }

/** The number of active filters. The page is none. */
export const appliedCount = ({ nombre, sector, ciudad }: Filters): number =>
  [nombre, sector, ciudad].filter(Boolean).length

const LONGEST = 100
const PAGE_MAX = 1_000_000

/** Reads the filters from an address. An invalid value is ignored. */
export function readFilters(search: URLSearchParams): Filters {
  const text = (name: string) => cutText(search.get(name) ?? '', LONGEST)
  return {
    nombre: text('nombre'),
    sector: parseWholeNumber(search.get('sector')),
    ciudad: text('ciudad'),
    pagina: Math.min(parseWholeNumber(search.get('pagina')) ?? 1, PAGE_MAX),
  }
}

/** The filters of a page. A sector that cannot be an id leads to the not-found page, as for an offer. */
export function requireFilters(request: Request): Filters {
  const search = new URL(request.url).searchParams
  const filters = readFilters(search)
  return search.get('sector') && filters.sector === null ? leaveToNotFound() : filters
}

/** The address of the list with these filters. Empty filters are left out. */
export function listAddress({ nombre, sector, ciudad, pagina }: Filters): string {
  const search = new URLSearchParams()
  if (nombre) search.set('nombre', nombre)
  if (sector) search.set('sector', String(sector))
  if (ciudad) search.set('ciudad', ciudad)
  if (pagina > 1) search.set('pagina', String(pagina))
  const query = search.toString()
  return query ? `/pagina-principal?${query}` : '/pagina-principal'
}

/** The filters as the API takes them. Without a page the API would return the whole list. */
export const queryOf = ({ nombre, sector, ciudad, pagina }: Filters) => ({
  pagina,
  ...(nombre && { nombre }),
  ...(sector && { sector }),
  ...(ciudad && { ciudad }),
})

/** Which of the `total` offers are on the page: «7–12». */
export function rangeOf(page: number, total: number): { from: number; to: number } {
  return { from: (page - 1) * PAGE_SIZE + 1, to: Math.min(page * PAGE_SIZE, total) }
}
