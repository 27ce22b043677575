import * as z from 'zod'
import { says } from '../call.ts'
import { LENGTH_MAX, REASON_MAX, REASON_MIN } from '../constants.ts'
import { AddressId, explanation, Id, PathId, textLine } from '../shapes.ts'

/** The kind of an account. `sin_elegir`: no role has been chosen yet. */
export const ACCOUNT_ROLES = ['candidato', 'empresa', 'operador', 'sin_elegir'] as const

/**
 * The state of an account: `cerrada` waits for its deletion, `suspendida` is a company that an operator stopped, `desactivada` an
 * account that nobody can enter, by an operator or, of operators, by the shell.
 */
export const ACCOUNT_STATES = ['activa', 'sin_confirmar', 'suspendida', 'desactivada', 'cerrada'] as const

/** The state of a company's verification. */
export const VERIFICATIONS = ['sin_pedir', 'pendiente', 'verificada', 'rechazada'] as const

const choice = <T extends readonly [string, ...string[]]>(values: T) =>
  z.union([z.literal('').transform(() => undefined), z.enum(values)]).optional()

/** An account as operators see it. `correo` is masked («an…@prueba.example») unless it is a company's or an operator's. */
const Account = z.object({
  cuenta_id: Id,
  tipo: z.enum(ACCOUNT_ROLES),
  estado: z.enum(ACCOUNT_STATES),
  correo: z.string(),
  /** The name of the company. */
  empresa: z.string().nullable(),
  creada: z.string(),
  /** A day in Madrid. */
  ultimo_uso: z.string(),
})

const Company = z.object({
  emp_empresas_id: Id,
  nombre: z.string(),
  plan: z.string(),
  ofertas: z.int(),
  ofertas_activas: z.int(),
  verificacion: z.enum(VERIFICATIONS),
})

/** Why an operator opens personal data or disables an account. It stays in the register. */
export const Reason = explanation({ min: REASON_MIN, max: REASON_MAX })

/** For operators alone: every account of the site. */
export const managedAccounts = {
  /** `siguiente` is the `antes_de` of the next page; null at the end. */
  listAccounts: says(
    'Las cuentas del sitio, las más nuevas primero. «buscar» es un número de cuenta, un correo entero, palabras del nombre de una empresa, o nombre y apellido de una persona. El correo de las personas va recortado.',
  )
    .call('GET /api/operator/accounts', { access: 'operator' })
    .input(
      z.object({
        buscar: textLine(LENGTH_MAX.email).optional(),
        tipo: choice(ACCOUNT_ROLES),
        estado: choice(ACCOUNT_STATES),
        antes_de: AddressId.optional(),
      }),
    )
    .output(z.object({ cuentas: z.array(Account), siguiente: Id.nullable() })),
  /**
   * `sesiones` are open now. `se_borra` is the moment when a closed account is destroyed, `desactivada_desde` the one when it was disabled.
   * `dispositivo`: an operator has set up a device.
   */
  getAccount: says('Una cuenta, sin datos personales.')
    .call('GET /api/operator/account/{id}', { access: 'operator' })
    .input(PathId)
    .output(
      Account.extend({
        confirmada: z.boolean(),
        sesiones: z.int(),
        se_borra: z.string().nullable(),
        desactivada_desde: z.string().nullable(),
        dispositivo: z.boolean().nullable(),
        perfil: Company.nullable(),
      }),
    ),
  /** The personal data of a candidate, or of an account without a role. The register keeps who asked, and why. */
  openPerson: says(
    'Los datos personales de una persona. El motivo queda en el registro. No incluye documento ni fecha de nacimiento.',
  )
    .call('POST /api/operator/open-person/{id}', { access: 'operator', errors: [429] })
    .input(PathId.extend({ motivo: Reason }))
    .output(
      z.object({
        correo: z.string(),
        nombre: z.string().nullable(),
        telefono: z.string().nullable(),
        cvs: z.array(z.object({ can_cv_id: Id, nombre: z.string(), fecha: z.string() })),
        /** The last ones of 30 days, the newest first. `rechazo`: why the recipient's server refused it. */
        correos: z.array(z.object({ asunto: z.string(), fecha: z.string(), rechazo: z.string().nullable() })),
      }),
    ),
  endSessions: says('Cierra todas las sesiones de una cuenta. Queda en el registro.')
    .call('DELETE /api/operator/account-sessions/{id}', { access: 'operator' })
    .input(PathId)
    .output(z.object({ cerradas: z.int() })),
  /** Refused where the account waits for no confirmation. */
  sendLink: says(
    'Envía a su dueño un enlace para elegir otra contraseña, o el que confirma su correo. No vale para operadores. Queda en el registro.',
  )
    .call('POST /api/operator/send-link/{id}', { access: 'operator', errors: [409, 429] })
    .input(PathId.extend({ enlace: z.enum(['contrasena', 'confirmacion']), motivo: Reason }))
    .output(z.object({ enviado: z.boolean() })),
  /** The shell alone disables operators. Without effect where the account is so already. */
  disableAccount: says(
    'Desactiva una cuenta o la reactiva, y se lo dice por correo con el motivo. Nadie puede entrar en una cuenta desactivada, y las ofertas de su empresa no se ven. No vale para operadores. Queda en el registro.',
  )
    .call('PUT /api/operator/disable-account/{id}', { access: 'operator', changesPublic: true })
    .input(PathId.extend({ desactivada: z.boolean(), motivo: Reason }))
    .output(z.object({ desactivada: z.boolean() })),
}
