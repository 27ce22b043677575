import { APPLICANT_ORDERS } from '#contract/applications/applicants.ts'
import { ANSWER_MAX, DASHBOARD_PAGE_SIZE } from '#contract/constants.ts'
import { APPLICATION_STATES, type ApplicationState } from '#contract/values/applications/application-states.ts'
import { parseWholeNumber } from '#contract/values/whole-number.ts'
import { cutText } from '#web/format/cut-text.ts'
import { queryOf, readFilters, type Filters } from '../section.ts'

export type ApplicantOrder = (typeof APPLICANT_ORDERS)[number]

/** The filters of the candidates, besides those of every list. Empty and null filter nothing. */
export interface DeskFilters extends Filters {
  estado_candidatura: ApplicationState | ''
  /** The id of a municipality. */
  ciudad: number | null
  /** They wait for an answer for at least so many days. */
  dias: number | null
  /** A question of the chosen offer, and what its answer must be. */
  pregunta: number | null
  valor: string
  orden: ApplicantOrder
}

const DEFAULT_ORDER = 'recientes'

/** Reads the filters from an address. An invalid value is ignored. */
export function readDeskFilters(search: URLSearchParams): DeskFilters {
  const state = search.get('estado_candidatura')
  const order = search.get('orden')
  return {
    ...readFilters(search),
    estado_candidatura: APPLICATION_STATES.find((one) => one === state) ?? '',
    ciudad: parseWholeNumber(search.get('ciudad')),
    dias: parseWholeNumber(search.get('dias')),
    ...readAnswer(search),
    orden: APPLICANT_ORDERS.find((one) => one === order) ?? DEFAULT_ORDER,
  }
}

/** Without a filter by an answer. */
export const noAnswer = { pregunta: null, valor: '' }

/** Only an offer has questions: without one nothing is filtered by an answer. */
function readAnswer(search: URLSearchParams) {
  const pregunta = parseWholeNumber(search.get('oferta')) && parseWholeNumber(search.get('pregunta'))
  return { pregunta, valor: pregunta === null ? '' : cutText(search.get('valor') ?? '', ANSWER_MAX) }
}

/** The application that is open beside the list. */
export const readOpened = (search: URLSearchParams): number | null => parseWholeNumber(search.get('candidatura'))

const ownQuery = ({ ciudad, dias, pregunta, valor }: DeskFilters) => ({
  ...(ciudad && { ciudad }),
  ...(dias && { dias }),
  ...(pregunta && { pregunta, ...(valor && { valor }) }),
})

/** The filters of the number beside each state. */
export const countQueryOf = (filters: DeskFilters) => {
  const { pagina: _page, ...shared } = queryOf(filters)
  return { ...shared, ...ownQuery(filters) }
}

/** Everything but the page: what a table of the whole list is made of. */
export const selectionOf = (filters: DeskFilters) => ({
  ...countQueryOf(filters),
  ...(filters.estado_candidatura && { estado_candidatura: filters.estado_candidatura }),
  ...(filters.orden !== DEFAULT_ORDER && { orden: filters.orden }),
})

/** The filters as the API takes them, with the page. */
export const deskQueryOf = (filters: DeskFilters, pageSize: number) => ({
  ...selectionOf(filters),
  pagina: filters.pagina,
  ...(pageSize !== DASHBOARD_PAGE_SIZE && { por_pagina: pageSize }),
})

/** How many filters are set that are folded away. */
export const countFolded = ({ oferta, proyecto, ciudad, dias, pregunta }: DeskFilters): number =>
  [oferta, proyecto, ciudad, dias, pregunta].filter((value) => value !== null).length

/** Whether some rows are left out, other than by paging and by the state. */
export const isDeskNarrowed = (filters: DeskFilters): boolean =>
  Boolean(filters.buscar || filters.estado) || countFolded(filters) > 0

/** The address of the candidates with these filters, and with an open application. */
export function deskAddress(filters: DeskFilters, opened: number | null = null): string {
  const search = new URLSearchParams({ seccion: 'candidatos' })
  for (const [name, value] of Object.entries(selectionOf(filters))) search.set(name, String(value))
  if (filters.pagina > 1) search.set('pagina', String(filters.pagina))
  if (opened !== null) search.set('candidatura', String(opened))
  return `/perfil-empresa?${search}`
}

/** All candidates, in the order that was chosen. */
export const withoutFilters = ({ orden }: DeskFilters): DeskFilters => ({
  ...readDeskFilters(new URLSearchParams()),
  orden,
})
