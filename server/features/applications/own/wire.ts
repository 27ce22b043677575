import type * as z from 'zod'
import type { Candidature, CandidatureDetails } from '#contract/applications/applications.ts'
import { ACTIVE, INACTIVE } from '#contract/constants.ts'
import { isLiveState, OPEN_STATES } from '#contract/values/applications/application-states.ts'
import { closingCauses } from '#contract/values/applications/closing-causes.ts'
import { salaryRange } from '#contract/values/pay/salary-range.ts'
import { reviewReasons } from '#contract/values/review-reasons.ts'
import { companySlug } from '#server/domain/companies/company-slug.ts'
import { withInitial } from '#server/domain/offers/offer-snapshot.ts'
import type { AnswerRow } from '../screening/queries.ts'
import { toGivenAnswer } from '../screening/wire.ts'
import type { ApplicationRow, OwnChange, SentOffer } from './queries.ts'
import { closedBecause, offerWithdrawn } from './texts.ts'

/** The reason of a discard is the company's own: only causes of closing have a sentence here. */
const sentenceOf = (reason: OwnChange['reason']): string | null =>
  reason !== null && reason in closingCauses ? closedBecause(closingCauses[reason as keyof typeof closingCauses]) : null

const toChange = ({ to, day, letter, reason }: OwnChange) => ({
  estado_candidatura: to,
  fecha: day,
  texto: letter,
  motivo: to === 'cerrada' ? sentenceOf(reason) : null,
})

export function toCandidature(row: ApplicationRow): z.output<typeof Candidature> {
  const history = historyOf(row)
  const state = (history.at(-1) ?? history[0]).to
  return {
    can_cv_ofertas_id: row.id,
    estado: row.isActive && isLiveState(state) ? ACTIVE : INACTIVE,
    estado_candidatura: state,
    historial: history.map(toChange),
    sin_respuesta: row.unansweredOn,
    mensaje_pendiente: row.hasToAnswer && OPEN_STATES.includes(state),
    puede_preguntar: row.mayAsk,
    pregunto_el: row.newsAskedOn,
    fecha_creacion: row.createdOn,
    aviso: row.review === 'rejected' ? offerWithdrawn(reviewReasons[row.reviewReason ?? 'otra'].because) : null,
    con_pagina: row.hasPage,
    cv: { can_cv_id: row.cvId, nombre: row.cvName },
    emp_ofertas_id: {
      emp_ofertas_id: row.offerId,
      nombre: row.offerName,
      estado: row.isActive ? ACTIVE : INACTIVE,
      mst_emp_sector_id: { descripcion: row.sectorName },
      mst_ciudades_id: { nombre: row.municipalityName },
      otras_ciudades: row.otherCities,
      toda_espana: row.isEverywhere,
      emp_proyectos_id: {
        emp_empresas_id: { nombre: row.companyName, slug: row.publicCompany && companySlug(row.publicCompany) },
      },
    },
  }
}

function toSentOffer(sent: SentOffer['sentOffer']): z.output<typeof CandidatureDetails>['oferta'] {
  const offer = withInitial(sent)
  return { ...offer, salario: salaryRange(offer) }
}

interface OpenedApplication {
  row: ApplicationRow
  sent: SentOffer
  answers: AnswerRow[]
}

export const toCandidatureDetails = ({
  row,
  sent,
  answers,
}: OpenedApplication): Omit<z.output<typeof CandidatureDetails>, 'conversacion'> => ({
  ...toCandidature(row),
  oferta: toSentOffer(sent.sentOffer),
  ha_cambiado: sent.hasChanged,
  respuestas: answers.map(toGivenAnswer),
  nota: sent.coveringNote,
})

/**
 * The history of an application since it was sent. An application that an early release saved lacks its first row: the day
 * of its creation stands in for that row. After a withdrawal and a new application that day is unknown.
 */
function historyOf({ createdOn, changes }: { createdOn: string; changes: OwnChange[] }): [OwnChange, ...OwnChange[]] {
  const [first, ...rest] = changes
  const sent: OwnChange = { from: null, to: 'enviada', day: createdOn, reason: null, letter: null }
  if (!first) return [sent]
  return first.from === null || createdOn > first.day ? [first, ...rest] : [sent, first, ...rest]
}
