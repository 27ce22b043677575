import { PAGE_SIZE } from '#contract/constants.ts'
import {
  filterNames,
  isChoice,
  isPageFilter,
  searchFilters,
  type ChoiceFilter,
  type Filter,
  type FilterValues,
  type SortName,
  type PageFilter,
  type TextFilter,
} from '#contract/offer/filters.ts'
import { searchPath } from '#contract/offer/search-path.ts'
import { parseWholeNumber } from '#contract/values/whole-number.ts'
import { leaveToNotFound } from '#web/api/show-not-found.ts'
import { cutText } from '#web/format/cut-text.ts'

/** The filters behind «Más filtros». */
export const moreFilters = filterNames.filter(
  (name): name is Exclude<ChoiceFilter, 'sector' | 'distancia' | 'empresa'> =>
    isChoice(name) && !['sector', 'distancia', 'empresa'].includes(name),
)

/** The filters in the address: `?nombre=&sector=&ciudad=…&pagina=`. An empty text and a null filter nothing. */
export type Filters = Record<TextFilter, string> & { [Name in ChoiceFilter]: FilterValues[Name] | null } & {
  /** Null: by date. */
  orden: Exclude<SortName, 'fecha'> | null
  pagina: number
}

export const pageFilters = filterNames.filter(isPageFilter)
const LONGEST = 100
const PAGE_MAX = 1_000_000

function readValue(filter: Filter, text: string | null): string | number | null {
  if (filter.kind === 'text') return cutText(text ?? '', LONGEST)
  if (filter.kind === 'code') return text !== null && Object.hasOwn(filter.names, text) ? text : null
  const number = parseWholeNumber(text)
  if (filter.kind === 'number') return filter.values.find((value) => value === number) ?? null
  return filter.kind === 'amount' && number !== null && number > filter.max ? null : number
}

const sorts = ['salario', 'distancia'] as const

/** Reads the filters from an address. An invalid value is ignored. */
export function readFilters(search: URLSearchParams): Filters {
  const values = pageFilters.map((name) => [name, readValue(searchFilters[name], search.get(name))] as const)
  const pagina = Math.min(parseWholeNumber(search.get('pagina')) ?? 1, PAGE_MAX)
  const orden = sorts.find((name) => name === search.get('orden')) ?? null
  const filters = { ...Object.fromEntries(values), orden, pagina } as Filters
  return filters.ciudad ? filters : { ...filters, distancia: null }
}

export const noFilters = readFilters(new URLSearchParams())

const withoutEmpty = <Values extends object>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter((entry) => entry[1])) as {
    [Name in keyof Values]?: NonNullable<Values[Name]>
  }

/** The number of active filters. The order and the page are none. */
export const appliedCount = ({ pagina: _page, orden: _order, ...filters }: Filters): number =>
  Object.keys(withoutEmpty(filters)).length

const isOfList = (name: PageFilter) => ['entry', 'code'].includes(searchFilters[name].kind)

/** The filters of a page. A value that no entry of a list can have leads to the not-found page. */
export function requireFilters(request: Request): Filters {
  const search = new URL(request.url).searchParams
  const filters = readFilters(search)
  const isUnknown = (name: PageFilter) => isOfList(name) && search.get(name) && filters[name] === null
  return pageFilters.some(isUnknown) ? leaveToNotFound() : filters
}

/** The address of the list with these filters. Empty filters are left out. */
export const listAddress = (filters: Filters): string =>
  searchPath({ ...filters, pagina: filters.pagina > 1 ? filters.pagina : null })

/** The state of a search that leads from far above down to its results. */
export const toResults = 'to-results'

/** The filters as the API takes them. Without a page the API would return the whole list. */
export const queryOf = <Some extends Partial<Filters>>(filters: Some) => withoutEmpty(filters)

/** Which of the `total` offers are on the page: «7–12». */
export function rangeOf(page: number, total: number): { from: number; to: number } {
  return { from: (page - 1) * PAGE_SIZE + 1, to: Math.min(page * PAGE_SIZE, total) }
}
