import type * as z from 'zod'
import type { Act, ACTS } from '#contract/operator/register.ts'
import type { ActKind } from '#server/domain/operators/record-act.ts'
import { maskEmail } from './mask-email.ts'
import type { ActFilters, ActRow } from './queries.ts'

type Accion = (typeof ACTS)[number]

const accionOf: Record<ActKind, Accion> = {
  'create-operator': 'crear_operador',
  'disable-operator': 'desactivar_operador',
  'disable-account': 'desactivar_cuenta',
  'enable-account': 'reactivar_cuenta',
  'set-up-second-factor': 'configurar_acceso',
  'renew-second-factor': 'cambiar_dispositivo',
  'open-person': 'ver_datos',
  'end-sessions': 'cerrar_sesiones',
  'add-list-entry': 'anadir_a_lista',
  'change-list-entry': 'cambiar_lista',
  'order-strip': 'ordenar_franja',
  'withdraw-offer': 'retirar_oferta',
  'dismiss-reports': 'desestimar_denuncias',
  'check-company': 'comprobar_empresa',
  'verify-company': 'verificar_empresa',
  'reject-company': 'rechazar_empresa',
  'suspend-company': 'suspender_empresa',
  'readmit-company': 'readmitir_empresa',
  'approve-offer': 'aprobar_oferta',
  'export-account': 'exportar_cuenta',
  'reject-offer': 'rechazar_oferta',
}

const kinds = Object.keys(accionOf) as ActKind[]

interface WireFilters {
  operador?: string | undefined
  accion?: Accion | undefined
  cuenta?: number | undefined
  desde?: string | undefined
  hasta?: string | undefined
  antes_de?: number | undefined
}

export const toFilters = (filters: WireFilters): ActFilters => ({
  operator: filters.operador,
  kind: kinds.find((kind) => accionOf[kind] === filters.accion),
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
  accion: accionOf[row.kind],
  cuenta_id: row.subjectId,
  correo: row.subjectEmail && maskEmail(row.subjectEmail, row.subjectRole),
  motivo: row.reason,
  antes: toValues(row.before),
  despues: toValues(row.after),
})
