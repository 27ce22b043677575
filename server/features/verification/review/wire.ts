import type * as z from 'zod'
import type { VERIFICATION_DECISIONS, managedCompanies, STEPS } from '#contract/operator/managed-companies.ts'
import { REJECTION_REASONS, sentenceOfReason, SUSPENSION_REASONS } from '#contract/values/verification.ts'
import type { VerificationState } from '#contract/company/verification.ts'
import { hasLetters } from '#contract/values/text/visible-text.ts'
import { AppError } from '#server/errors.ts'
import { isLate } from '#server/domain/reviews/next-working-day.ts'
import { checkNames } from '#server/domain/companies/check-names.ts'
import { toWritten } from '#server/domain/companies/own-page.ts'
import type { StepKind } from '../queries.ts'
import type { CheckKind, VerificationDecision } from '../state-after.ts'
import { toEmailState, toLegalData, toState } from '../wire.ts'
import type { Decided } from './decide.ts'
import type { CompanyFilters, QueuedRow, ReviewedRow } from './queries.ts'

type Outcome = (typeof VERIFICATION_DECISIONS)[number]

const decisionOf: Record<Outcome, VerificationDecision> = {
  verificada: 'verified',
  rechazada: 'rejected',
  suspendida: 'suspended',
  readmitida: 'readmitted',
  pagina_aprobada: 'page-approved',
  pagina_retirada: 'page-removed',
}

const stepNames: Record<StepKind, (typeof STEPS)[number]> = {
  requested: 'pedida',
  verified: 'verificada',
  rejected: 'rechazada',
  suspended: 'suspendida',
  readmitted: 'readmitida',
  renamed: 'renombrada',
  'new-logo': 'logo_nuevo',
  'page-approved': 'pagina_aprobada',
  'page-removed': 'pagina_retirada',
}

const states: Record<VerificationState | 'pagina_por_revisar', NonNullable<CompanyFilters['state']>> = {
  sin_pedir: 'none',
  pendiente: 'pending',
  verificada: 'verified',
  rechazada: 'rejected',
  suspendida: 'suspended',
  pagina_por_revisar: 'unread',
}

export const checkOf: Record<'registro' | 'web' | 'telefono', CheckKind> = {
  registro: 'registry',
  web: 'website',
  telefono: 'phone',
}

interface WireFilters {
  estado?: keyof typeof states | undefined
  buscar?: string | undefined
  despues_de?: number | undefined
}

export const toFilters = ({ estado, buscar, despues_de }: WireFilters): CompanyFilters => ({
  state: estado && states[estado],
  search: buscar,
  afterId: despues_de,
})

interface DecisionBody {
  id: number
  estado_verificacion: Outcome
  motivo: string | null
  texto: string
  version: number
}

const reasonsOf: Partial<Record<Outcome, readonly string[]>> = {
  rechazada: REJECTION_REASONS,
  suspendida: SUSPENSION_REASONS,
}

/** Refuses a decision against a company without a reason of its list. To remove what is on its page needs a reason in words. */
export function fromDecision({ id, estado_verificacion, motivo, texto, version }: DecisionBody): Decided {
  const reasons = reasonsOf[estado_verificacion]
  const isListed = !reasons || (motivo !== null && reasons.includes(motivo))
  const needsWords = reasons ? motivo === 'otro' : estado_verificacion === 'pagina_retirada'
  if (!isListed || (needsWords && !hasLetters(texto))) throw new AppError('reason_missing')
  return {
    companyId: id,
    version,
    decision: decisionOf[estado_verificacion],
    reason: reasons ? motivo : null,
    explanation: texto || null,
  }
}

export const toQueued = (row: QueuedRow, now: Date) => ({
  emp_empresas_id: row.id,
  nombre: row.name,
  razon_social: row.legalName,
  estado_verificacion: toState(row.state, row.isSuspended),
  espera_desde: row.waitsSince.toISOString(),
  vencida: row.state === 'pending' && !row.isSuspended && isLate(row.waitsSince, now),
})

type ManagedCompany = NonNullable<(typeof managedCompanies.getCompany)['~orpc']['outputSchema']>

export const toManaged = (row: ReviewedRow): z.input<ManagedCompany> => ({
  emp_empresas_id: row.id,
  cuenta_id: row.accountId,
  correo_cuenta: row.email,
  nombre: row.name,
  razon_social: row.data?.legalName ?? null,
  estado_verificacion: toState(row.state, row.isSuspended),
  espera_desde: row.data?.submittedAt.toISOString() ?? `${row.registeredOn}T00:00:00.000Z`,
  fecha_alta: row.registeredOn,
  suscripcion: row.plan,
  ciudad: row.city,
  datos: row.data ? toLegalData(row.data) : null,
  correo: toEmailState(row.data, row.checks),
  comprobaciones: row.checks.map(({ kind, checkedAt, operatorEmail }) => ({
    comprobacion: checkNames[kind],
    fecha: checkedAt.toISOString(),
    operador: operatorEmail,
  })),
  ofertas: row.offers.all,
  ofertas_activas: row.offers.active,
  mismo_nif: row.sameNumber.map(({ id, name }) => ({ emp_empresas_id: id, nombre: name })),
  ultimas_ofertas: row.newest.map(({ id, name }) => ({ emp_ofertas_id: id, nombre: name })),
  historial: row.steps.map(({ id, kind, happenedAt, operatorEmail, reason, explanation }) => ({
    paso_id: id,
    paso: stepNames[kind],
    fecha: happenedAt.toISOString(),
    operador: operatorEmail,
    motivo: kind === 'renamed' ? `Antes se llamaba «${explanation}».` : sentenceOfReason(reason, explanation),
  })),
  pagina: row.page && toWritten(row, row.page),
  version: row.version,
})
