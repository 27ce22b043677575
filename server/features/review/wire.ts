import type * as z from 'zod'
import { salaryRange } from '#contract/values/pay/salary-range.ts'
import type { review } from '#contract/operator/review.ts'
import type { Finding } from '#contract/values/offer-rules/judge-offer.ts'
import type { ReviewedText } from '#server/database/schema/schema.ts'
import type { Files } from '#server/files/files.ts'
import { withInitial } from '#server/domain/offers/offer-snapshot.ts'
import { verificationNames } from '#server/domain/companies/verification-names.ts'
import { toReviewedText } from '#server/domain/reviews/reviewed-text.ts'
import { estadoOf, fromEstado, toRevision as toSharedRevision } from '#server/domain/reviews/review-wire.ts'
import type { Seen } from './decide.ts'
import type { OfferSearch, QueuePlace, QueueRow, ReviewedRow } from './queries.ts'

type Input<Call extends keyof typeof review> = z.output<NonNullable<(typeof review)[Call]['~orpc']['inputSchema']>>
type Output<Call extends keyof typeof review> = z.output<NonNullable<(typeof review)[Call]['~orpc']['outputSchema']>>

export const fromSeen = ({ id, version, estado_revision }: Input<'approve'>): Seen => ({
  offerId: id,
  version,
  review: fromEstado(estado_revision),
})

export function fromPlace(place: string | undefined): QueuePlace | undefined {
  if (place === undefined) return undefined
  const [priority = 1, due = 0, offerId = 0] = place.split('.').map(Number)
  return { priority, dueAt: new Date(due), offerId }
}

export const toPlace = ({ priority, dueAt, id }: QueueRow): string => `${priority ?? 2}.${dueAt?.getTime() ?? 0}.${id}`

export const toSearch = ({ buscar, empresa, estado }: Input<'listQueue'>): OfferSearch => ({
  words: buscar,
  company: empresa,
  review: estado && fromEstado(estado),
})

export const toCounts = (counts: { waiting: number; suspicious: number; overdue: number }) => ({
  en_espera: counts.waiting,
  sospechosas: counts.suspicious,
  vencidas: counts.overdue,
})

const SUSPICIOUS = 1

/** The findings of now, and then those with which it joined the queue. */
function toAvisos(findings: Finding[], raised: Finding[] | null): Output<'getOffer'>['avisos'] {
  const isFound = ({ rule, field }: Finding) => findings.some((one) => one.rule === rule && one.field === field)
  const all = [...findings, ...(raised ?? []).filter((one) => !isFound(one))]
  return all.map((one) => ({ regla: one.rule, campo: one.field, texto: one.found, sigue: isFound(one) }))
}

export const toQueued = (row: QueueRow, now: Date): Output<'listQueue'>['ofertas'][number] => ({
  emp_ofertas_id: row.id,
  nombre: row.name,
  emp_empresas_id: { emp_empresas_id: row.companyId, nombre: row.companyName },
  estado_revision: estadoOf[row.review],
  sospechosa: row.priority === SUSPICIOUS,
  cambiada: row.isChanged,
  avisos: row.findings.length,
  encontrado: toAvisos(row.findings, row.raised),
  revisar_antes: row.dueAt?.toISOString() ?? null,
  vencida: row.dueAt !== null && row.dueAt < now,
})

function toText(snapshot: Partial<ReviewedText>, files: Files): Output<'getOffer'>['texto'] {
  const offer = withInitial(snapshot)
  return {
    ...offer,
    salario: salaryRange(offer),
    requisitos: offer.requirements_list,
    proyecto: snapshot.proyecto ?? null,
    empresa: snapshot.empresa ?? null,
    logo_link: snapshot.logo ? files.publicLink(snapshot.logo) : null,
  }
}

export const toRevision = (row: ReviewedRow) => toSharedRevision(row.review, row)

export const toReviewed = (row: ReviewedRow, { now, files }: { now: Date; files: Files }): Output<'getOffer'> => ({
  emp_ofertas_id: row.id,
  version: row.version,
  publicada: row.isFound,
  revision: toRevision(row),
  sospechosa: row.priority === SUSPICIOUS,
  vencida: row.dueAt !== null && row.dueAt < now,
  decidida: row.decidedAt?.toISOString() ?? null,
  texto: toText(toReviewedText(row), files),
  texto_anterior: row.textBefore && toText(row.textBefore, files),
  avisos: toAvisos(row.findings, row.raised),
  emp_empresas_id: {
    emp_empresas_id: row.company.id,
    nombre: row.company.name,
    cuenta_id: row.company.accountId,
    verificacion: verificationNames[row.company.verification],
    suspendida: row.company.isSuspended,
    fecha_alta: row.company.registeredOn,
    ofertas: row.offers,
    ofertas_rechazadas: row.rejectedOffers,
  },
  mst_puestos_id: { nombre: row.position },
  mst_modalidad_id: row.modalityId,
  mst_jornada_id: row.workdayId,
  tipo_contrato: row.contractType,
  experiencia: row.experience,
  vacantes: row.vacancies,
  fecha_creacion: row.createdOn,
  caduca_el: row.expiresOn,
})
