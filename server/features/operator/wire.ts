import type * as z from 'zod'
import type { Act } from '#contract/operator/register.ts'
import type { ActName } from '#contract/values/acts.ts'
import { actNames, type ActKind } from '#server/domain/operators/act-names.ts'
import { maskEmail } from './mask-email.ts'
import type { ActFilters, ActRow } from './queries.ts'

const kinds = Object.keys(actNames) as ActKind[]

interface WireFilters {
  operador?: string | undefined
  accion?: ActName | undefined
  cuenta?: number | undefined
  desde?: string | undefined
  hasta?: string | undefined
  antes_de?: number | undefined
}

export const toFilters = (filters: WireFilters): ActFilters => ({
  operator: filters.operador,
  kind: kinds.find((kind) => actNames[kind] === filters.accion),
  subjectId: filters.cuenta,
  from: filters.desde,
  until: filters.hasta,
  beforeId: filters.antes_de,
})

/** The values of acts, as operators read them. */
const valueNames: Record<string, string> = {
  ended: 'sesiones cerradas',
  list: 'lista',
  id: 'número',
  name: 'nombre',
  retired: 'retirado',
  picture: 'imagen propia',
  sector: 'sector',
  order: 'orden',
  offer: 'oferta',
  review: 'revisión',
  grounds: 'motivo',
  verification: 'verificación',
  isSuspended: 'suspendida',
  check: 'comprobación',
  isDone: 'hecha',
  link: 'enlace',
}

const valueTexts = new Map<unknown, string>([
  ['none', 'sin pedir'],
  ['pending', 'pendiente'],
  ['verified', 'verificada'],
  ['rejected', 'rechazada'],
  ['registry', 'registro'],
  ['website', 'web'],
  ['phone', 'teléfono'],
  [true, 'sí'],
  [false, 'no'],
  ['position', 'puestos'],
  ['partner', 'franja'],
  ['waiting', 'en cola'],
  ['held', 'retenida'],
  ['approved', 'aprobada'],
  ['rejected', 'rechazada'],
])

const toValues = (values: Record<string, unknown> | null): string =>
  Object.entries(values ?? {})
    .map(([name, value]) => `${valueNames[name] ?? name}: ${valueTexts.get(value) ?? String(value)}`)
    .join('; ')

export const toAct = (row: ActRow): z.output<typeof Act> => ({
  acto_id: row.id,
  fecha: row.happenedAt.toISOString(),
  operador: row.operatorEmail,
  accion: actNames[row.kind],
  cuenta_id: row.subjectId,
  correo: row.subjectEmail && maskEmail(row.subjectEmail, row.subjectRole),
  motivo: row.reason,
  antes: toValues(row.before),
  despues: toValues(row.after),
})
