import type * as z from 'zod'
import { ACTIVE } from '#contract/constants.ts'
import type { OwnOffersQuery } from '#contract/offer/calls.ts'
import type { NewOffer, OfferChanges } from '#contract/offer/fields.ts'
import type { OfferDetails, OwnOffer } from '#contract/offer/read.ts'
import type { SearchQuery } from '#contract/offer/search-query.ts'
import type { Change } from '#server/database/change.ts'
import { fieldNames } from '#server/database/field-names.ts'
import type { Files } from '#server/files/files.ts'
import { companySlug } from '#server/domain/companies/company-slug.ts'
import { toShownChecks } from '#server/domain/companies/shown-checks.ts'
import { fromFilters } from '#server/domain/offers/search/filters-wire.ts'
import { columnsOf } from '#server/domain/offers/offer-columns.ts'
import { toOffer, toPublicOffer } from '#server/domain/offers/offer-wire.ts'
import { toHoldReason } from './review/wire.ts'
import { toRevision } from '#server/domain/reviews/review-wire.ts'
import type { OfferPlace } from './search-help/complete-place.ts'
import type { WayOut } from './search-help/list-ways-out.ts'
import type { Guess } from './search-help/guess-search.ts'
import type { Search } from './reading/list-offers.ts'
import type { OwnOfferRow } from './own/own-offers.ts'
import type { OfferDetailsRow } from './reading/read-queries.ts'
import { fromQuestion, toQuestion } from './questions/wire.ts'
import type { OfferFields } from './own/save-offer.ts'

/** Values that the body of a change leaves out are undefined. */
export function fromOfferBody(body: z.output<typeof NewOffer>): OfferFields
export function fromOfferBody(body: z.output<typeof OfferChanges>): Change<OfferFields>
export function fromOfferBody(body: z.output<typeof OfferChanges>): Change<OfferFields> {
  return {
    ...columnsOf(body),
    communityId: body.mst_comunidades_id,
    requirements: body.requirements_list?.filter((description) => description !== ''),
    questions: body.preguntas?.map(fromQuestion),
  }
}

const orders = { fecha: undefined, salario: 'salary', distancia: 'distance' } as const

export const fromQuery = (query: z.output<typeof SearchQuery>, today: string): Search => ({
  ...fromFilters(query, today),
  order: query.orden && orders[query.orden],
  page: query.pagina,
  after: query.despues,
})

export const toOfferPlace = ({ id, name, offers }: OfferPlace) => ({
  mst_ciudades_id: id,
  nombre: name,
  numero_ofertas: offers,
})

export const toCorrection = ({ words, keepsFilters, place, isKnown, understood }: Guess) => ({
  sugerencia: words,
  conserva_filtros: keepsFilters,
  ciudad: place,
  se_conoce: isKnown,
  filtros: understood,
})

export const toWayOut = ({ filters, without, isAlone, offers }: WayOut) => ({
  filtros: filters,
  sin: without,
  sola: isAlone,
  numero_ofertas: offers,
})

export const fromOwnQuery = ({ estado, ...query }: z.output<typeof OwnOffersQuery>) => ({
  text: query.buscar,
  isActive: estado === undefined ? undefined : estado === ACTIVE,
  page: query.pagina,
  projectId: query.proyecto,
  offerId: query.oferta,
})

export const { write: toDayFigures } = fieldNames({
  dia: 'day',
  visitas: 'opened',
  guardadas: 'saved',
  candidaturas: 'applied',
})

/** An offer on its own page. It shows the company's checks only while the company is verified. */
export function toOfferDetails(
  row: OfferDetailsRow,
  now: { files: Files; today: string },
): z.input<typeof OfferDetails> {
  const offer = toPublicOffer(row, now)
  const { emp_empresas_id: company } = offer.emp_proyectos_id
  const comprobaciones = company.verificada_el ? toShownChecks(row) : []
  const slug = row.publicCompany && companySlug(row.publicCompany)
  return {
    ...offer,
    preguntas: row.questions.map(toQuestion),
    emp_proyectos_id: { ...offer.emp_proyectos_id, emp_empresas_id: { ...company, comprobaciones, slug } },
  }
}

/** An offer as its company sees it, with its own state and that of its project, also after its last day. */
export function toOwnOffer(
  row: OwnOfferRow,
  { files, today }: { files: Files; today: string },
): z.input<typeof OwnOffer> {
  const offer = toOffer(row, files)
  return {
    ...offer,
    emp_proyectos_id: { ...offer.emp_proyectos_id, estado: row.project.state },
    version: row.version,
    preguntas: row.questions.map(toQuestion),
    caducada: row.expiresOn < today,
    cubierta_el: row.coveredOn,
    numero_candidaturas: row.applications,
    en_espera: row.waiting,
    limite_gratis: row.isOverFreeLimit,
    descansa: row.isPaused,
    con_pagina: row.hasPage,
    revision: { ...toRevision(row.review, row.reviewRow), aviso: toHoldReason(row.reviewRow) },
  }
}
