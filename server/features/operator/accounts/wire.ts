import type { ACCOUNT_ROLES, ACCOUNT_STATES } from '#contract/operator/managed-accounts.ts'
import { ROLE_CANDIDATE, ROLE_COMPANY, ROLE_OPERATOR } from '#contract/constants.ts'
import { verificationNames } from '#server/domain/companies/verification-names.ts'
import { maskEmail } from '../mask-email.ts'
import type { Person } from './open-person.ts'
import type { AccountDetails, AccountFilters, AccountRow, AccountState } from './queries.ts'

type Tipo = (typeof ACCOUNT_ROLES)[number]
type Estado = (typeof ACCOUNT_STATES)[number]

const roleOf: Record<Tipo, number | null> = {
  candidato: ROLE_CANDIDATE,
  empresa: ROLE_COMPANY,
  operador: ROLE_OPERATOR,
  sin_elegir: null,
}
const tipoOf = (role: number | null): Tipo =>
  (Object.keys(roleOf) as Tipo[]).find((tipo) => roleOf[tipo] === role) ?? 'sin_elegir'

const estadoOf: Record<AccountState, Estado> = {
  active: 'activa',
  unconfirmed: 'sin_confirmar',
  suspended: 'suspendida',
  disabled: 'desactivada',
  closed: 'cerrada',
}
const states = Object.keys(estadoOf) as AccountState[]

interface WireFilters {
  buscar?: string | undefined
  tipo?: Tipo | undefined
  estado?: Estado | undefined
  antes_de?: number | undefined
}

export const toFilters = ({ buscar, tipo, estado, antes_de }: WireFilters): AccountFilters => ({
  search: buscar,
  role: tipo && roleOf[tipo],
  state: states.find((state) => estadoOf[state] === estado),
  beforeId: antes_de,
})

export const toAccount = (row: AccountRow) => ({
  cuenta_id: row.id,
  tipo: tipoOf(row.role),
  estado: estadoOf[row.state],
  correo: maskEmail(row.email, row.role),
  empresa: row.companyName,
  creada: row.createdAt.toISOString(),
  ultimo_uso: row.lastUsedOn,
})

const toProfile = (row: AccountDetails, offers: { all: number; active: number }) => {
  const { companyId, companyName, plan, verification } = row
  return companyId !== null && companyName !== null && plan !== null && verification !== null
    ? {
        emp_empresas_id: companyId,
        nombre: companyName,
        plan,
        ofertas: offers.all,
        ofertas_activas: offers.active,
        verificacion: verificationNames[verification],
      }
    : null
}

export const toAccountDetails = (row: AccountDetails, offers: { all: number; active: number }) => ({
  ...toAccount(row),
  confirmada: row.isConfirmed,
  sesiones: row.sessions,
  se_borra: row.destroyedAt?.toISOString() ?? null,
  desactivada_desde: row.disabledAt?.toISOString() ?? null,
  dispositivo: row.hasDevice,
  perfil: toProfile(row, offers),
})

export const toPerson = ({ email, firstName, firstSurname, secondSurname, mobilePhone, cvs, mails }: Person) => ({
  correo: email,
  nombre: [firstName, firstSurname, secondSurname].filter(Boolean).join(' ') || null,
  telefono: mobilePhone,
  cvs: cvs.map(({ id, name, uploadedOn }) => ({ can_cv_id: id, nombre: name, fecha: uploadedOn })),
  correos: mails.map(({ subject, sentAt, refusal }) => ({
    asunto: subject,
    fecha: sentAt.toISOString(),
    rechazo: refusal,
  })),
})
