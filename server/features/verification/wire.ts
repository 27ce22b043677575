import type * as z from 'zod'
import { isFreeMail } from './company-email/free-mail.ts'
import { sentenceOfReason } from '#contract/values/verification.ts'
import type { verification, VerificationState } from '#contract/company/verification.ts'
import { dayInMadrid } from '#server/clock.ts'
import { fieldNames } from '#server/database/field-names.ts'
import { checkNames } from '#server/domain/companies/check-names.ts'
import { verificationNames } from '#server/domain/companies/verification-names.ts'
import type { OwnRow } from './queries.ts'
import type { CheckKind, LegalData, State } from './state-after.ts'

export const { read: fromLegalData, write: toLegalData } = fieldNames({
  razon_social: 'legalName',
  nif: 'taxNumber',
  web: 'website',
  contacto_nombre: 'contactName',
  contacto_cargo: 'contactPosition',
  contacto_telefono: 'contactPhone',
  contacto_correo: 'contactEmail',
})

/** A suspension goes before what the verification says. */
export const toState = (state: State, isSuspended: boolean): VerificationState =>
  isSuspended ? 'suspendida' : verificationNames[state]

export const toEmailState = (data: LegalData | undefined, checks: { kind: CheckKind }[]) => {
  if (!data) return 'sin_correo'
  if (checks.some(({ kind }) => kind === 'email')) return 'confirmado'
  return isFreeMail(data.contactEmail) ? 'gratuito' : 'pendiente'
}

type OwnVerification = NonNullable<(typeof verification.getVerification)['~orpc']['outputSchema']>

export const toOwnVerification = (row: OwnRow): z.input<OwnVerification> => ({
  estado_verificacion: toState(row.state, row.isSuspended),
  desde: row.step?.happenedAt.toISOString() ?? null,
  motivo: sentenceOfReason(row.step?.reason ?? null, row.step?.explanation ?? null),
  datos: row.data ? toLegalData(row.data) : null,
  correo: toEmailState(row.data, row.checks),
  comprobaciones: row.checks.map(({ kind, checkedAt }) => ({
    comprobacion: checkNames[kind],
    fecha: dayInMadrid(checkedAt),
  })),
  version: row.version,
})
