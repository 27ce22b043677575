import {
  CONTRACT_TYPES,
  EXPERIENCE_LEVELS,
  PAGE_SIZE,
  PUBLISHED_WITHIN_DAYS,
  SALARY_MAX,
  type ContractType,
  type ExperienceLevel,
} from '#contract/constants.ts'
import { parseWholeNumber } from '#contract/values/whole-number.ts'
import { leaveToNotFound } from '#web/api/show-not-found.ts'
import { cutText } from '#web/format/cut-text.ts'

/** The filters behind «Más filtros». */
export const moreFilters = [
  'provincia',
  'modalidad',
  'jornada',
  'contrato',
  'experiencia',
  'salario',
  'publicada',
  'reservada',
] as const

/** The filters that are chosen from a list. */
export type ChoiceFilter = 'sector' | (typeof moreFilters)[number]

/** The filters in the address: `?nombre=&sector=&ciudad=…&pagina=`. An empty text and a null filter nothing. */
export interface Filters extends Record<Exclude<ChoiceFilter, 'contrato' | 'experiencia'>, number | null> {
  nombre: string
  ciudad: string
  contrato: ContractType | null
  experiencia: ExperienceLevel | null
  pagina: number
}

/** In the order of the address. */
export const noFilters: Filters = {
  nombre: '',
  sector: null,
  ciudad: '',
  provincia: null,
  modalidad: null,
  jornada: null,
  contrato: null,
  experiencia: null,
  salario: null,
  publicada: null,
  reservada: null,
  pagina: 1,
}

const withoutEmpty = <Values extends object>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter((entry) => entry[1])) as {
    [Name in keyof Values]?: NonNullable<Values[Name]>
  }

/** The number of active filters. The page is none. */
export const appliedCount = ({ pagina: _, ...filters }: Filters): number => Object.keys(withoutEmpty(filters)).length

const LONGEST = 100
const PAGE_MAX = 1_000_000

/** Reads the filters from an address. An invalid value is ignored. */
export function readFilters(search: URLSearchParams): Filters {
  const text = (name: string) => cutText(search.get(name) ?? '', LONGEST)
  const number = (name: string) => parseWholeNumber(search.get(name))
  const [salario, publicada] = [number('salario'), number('publicada')]
  return {
    nombre: text('nombre'),
    sector: number('sector'),
    ciudad: text('ciudad'),
    provincia: number('provincia'),
    modalidad: number('modalidad'),
    jornada: number('jornada'),
    contrato: CONTRACT_TYPES.find((type) => type === search.get('contrato')) ?? null,
    experiencia: EXPERIENCE_LEVELS.find((level) => level === search.get('experiencia')) ?? null,
    salario: salario !== null && salario <= SALARY_MAX ? salario : null,
    reservada: number('reservada') === 1 ? 1 : null,
    publicada: PUBLISHED_WITHIN_DAYS.find((days) => days === publicada) ?? null,
    pagina: Math.min(number('pagina') ?? 1, PAGE_MAX),
  }
}

const ofLists = ['sector', 'provincia', 'modalidad', 'jornada', 'contrato', 'experiencia'] as const

/** The filters of a page. A value that no entry of a list can have leads to the not-found page. */
export function requireFilters(request: Request): Filters {
  const search = new URL(request.url).searchParams
  const filters = readFilters(search)
  return ofLists.some((name) => search.get(name) && filters[name] === null) ? leaveToNotFound() : filters
}

/** The address of the list with these filters. Empty filters are left out. */
export function listAddress(filters: Filters): string {
  const inOrder = { ...noFilters, ...filters, pagina: filters.pagina > 1 ? filters.pagina : null }
  const query = new URLSearchParams(Object.entries(withoutEmpty(inOrder)).map(([name, value]) => [name, `${value}`]))
  return query.size > 0 ? `/pagina-principal?${query}` : '/pagina-principal'
}

/** The filters as the API takes them. Without a page the API would return the whole list. */
export const queryOf = <Some extends Partial<Filters>>(filters: Some) => withoutEmpty(filters)

/** Which of the `total` offers are on the page: «7–12». */
export function rangeOf(page: number, total: number): { from: number; to: number } {
  return { from: (page - 1) * PAGE_SIZE + 1, to: Math.min(page * PAGE_SIZE, total) }
}
