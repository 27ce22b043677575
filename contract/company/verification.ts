import * as z from 'zod'
import { says } from '../call.ts'
import { LENGTH_MAX, RESET_TOKEN_MAX } from '../constants.ts'
import { clearableLine, Email, Message, requiredLine } from '../shapes.ts'
import { CHECKS } from '../values/verification.ts'
import { Edition } from '../company-lists.ts'

/** `suspendida` goes before what the verification says. */
export const VERIFICATION_STATES = ['sin_pedir', 'pendiente', 'verificada', 'rechazada', 'suspendida'] as const
export type VerificationState = (typeof VERIFICATION_STATES)[number]

/** A check that was done, and its day. */
export const DoneCheck = z.object({ comprobacion: z.enum(CHECKS), fecha: z.string() })

/** Data that companies give to the operators alone. The NIF of a sole trader identifies a person. */
const LegalData = z.object({
  razon_social: requiredLine(LENGTH_MAX.title),
  nif: requiredLine(LENGTH_MAX.document),
  web: clearableLine(LENGTH_MAX.title),
  contacto_nombre: requiredLine(LENGTH_MAX.title),
  contacto_cargo: requiredLine(LENGTH_MAX.name),
  contacto_telefono: requiredLine(LENGTH_MAX.phone),
  contacto_correo: Email,
})

/** The example of the API's description, and of tests. */
export const legalDataExample: z.output<typeof LegalData> = {
  razon_social: 'Talleres Ejemplo, S. L.',
  nif: 'B12345674',
  web: 'https://talleres.example/',
  contacto_nombre: 'Ana Núñez Prado',
  contacto_cargo: 'Responsable de personal',
  contacto_telefono: '910 000 001',
  contacto_correo: 'ana@talleres.example',
}

/** The data as they are stored. */
export const StoredLegalData = z.object({
  ...LegalData.shape,
  nif: z.string(),
  web: z.string().nullable(),
  contacto_correo: z.string(),
})

const OwnVerification = z.object({
  estado_verificacion: z.enum(VERIFICATION_STATES),
  /** When the state began. Null where nothing was asked for. */
  desde: z.string().nullable(),
  /** Why it was rejected or suspended. Empty otherwise. */
  motivo: z.string(),
  datos: StoredLegalData.nullable(),
  /** `gratuito`: no link is sent, because anybody can have such an e-mail. */
  correo: z.enum(['sin_correo', 'gratuito', 'pendiente', 'confirmado']),
  comprobaciones: z.array(DoneCheck),
  version: Edition,
})

/** Companies state their identity, and operators check it. */
export const verification = {
  getVerification: says(
    'La verificación de la propia empresa: su estado, el motivo de un rechazo o de una suspensión, y sus datos.',
  )
    .call('GET /api/companies/verification', { access: 'company' })
    .output(OwnVerification),
  /** A verified company also needs enough of its checks to stay so. Refused while it is suspended. */
  requestVerification: says(
    'Guarda los datos de la empresa y pide que se comprueben. Verificada, sigue así si no cambian razón social ni NIF. Con version, solo si nada ha cambiado desde que se leyó.',
  )
    .call('POST /api/companies/request-verification', {
      access: 'company',
      needsConfirmedEmail: true,
      errors: [429],
      changesPublic: true,
    })
    .input(LegalData.extend({ version: Edition.optional() }).meta({ examples: [legalDataExample] }))
    .output(Message.extend({ estado_verificacion: z.enum(VERIFICATION_STATES) })),
  resendCompanyEmail: says('Envía otra vez el enlace al correo de la empresa.')
    .call('POST /api/companies/resend-company-email', { access: 'company', needsConfirmedEmail: true, errors: [429] })
    .output(Message),
  confirmCompanyEmail: says('Confirma el correo de una empresa con el token del enlace, que vale una vez.')
    .call('POST /api/companies/confirm-company-email', { access: 'public', errors: [429], changesPublic: true })
    .input(z.object({ token: z.string().max(RESET_TOKEN_MAX) }))
    .output(Message),
}
