import { APPLICANT_ORDERS } from '#contract/applications/applicants.ts'
import { ANSWER_MAX, DASHBOARD_PAGE_SIZE, LENGTH_MAX } from '#contract/constants.ts'
import { APPLICATION_STATES } from '#contract/values/applications/application-states.ts'
import { parseWholeNumber } from '#contract/values/whole-number.ts'
import {
  filterAddress,
  filtersIn,
  givenFilters,
  id,
  oneOf,
  page,
  words,
  type ValuesOf,
} from '#web/forms/filters/filters.ts'

const deskFilters = {
  buscar: words(LENGTH_MAX.title),
  estado: oneOf(['0', '1']),
  proyecto: id,
  oferta: id,
  /** The id of a municipality. */
  ciudad: id,
  /** They wait for an answer for at least so many days. */
  dias: id,
  /** A question of the chosen offer, and what its answer must be. */
  pregunta: id,
  valor: words(ANSWER_MAX),
  estado_candidatura: oneOf(APPLICATION_STATES),
  orden: oneOf(APPLICANT_ORDERS, 'recientes'),
  pagina: page,
}

export type DeskFilters = ValuesOf<typeof deskFilters>

/** Only an offer has questions: without one nothing is filtered by an answer. */
export function readDeskFilters(search: URLSearchParams): DeskFilters {
  const filters = filtersIn(deskFilters, search)
  return filters.oferta === null || filters.pregunta === null ? { ...filters, ...noAnswer } : filters
}

/** Without a filter by an answer. */
export const noAnswer = { pregunta: null, valor: '' }

/** The application that is open beside the list. */
export const readOpened = (search: URLSearchParams): number | null => parseWholeNumber(search.get('candidatura'))

/** Everything but the page: what a table of the whole list is made of. */
export function selectionOf(filters: DeskFilters) {
  const { pagina: _page, ...selection } = givenFilters(deskFilters, filters)
  return selection
}

/** The filters of the number beside each state. */
export function countQueryOf(filters: DeskFilters) {
  const { estado_candidatura: _state, orden: _order, ...counted } = selectionOf(filters)
  return counted
}

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
export const deskAddress = (filters: DeskFilters, opened: number | null = null): string =>
  filterAddress(
    '/perfil-empresa?seccion=candidatos',
    { ...deskFilters, candidatura: id },
    { ...filters, candidatura: opened },
  )

/** All candidates, in the order that was chosen. */
export const withoutFilters = ({ orden }: DeskFilters): DeskFilters => ({
  ...readDeskFilters(new URLSearchParams()),
  orden,
})
