import * as z from 'zod'
import { says } from '../call.ts'
import { CODE_MAX, PASSWORD_INPUT_MAX, RESET_TOKEN_MAX } from '../constants.ts'
import { Reason } from '../operator/managed-accounts.ts'
import { Email, textLine } from '../shapes.ts'

const token = z.string().max(RESET_TOKEN_MAX)
const seed = z.string().min(1).max(RESET_TOKEN_MAX)
const password = z.string().min(1).max(PASSWORD_INPUT_MAX)

/** A code of the authenticator app, or a recovery code. */
export const Code = textLine(CODE_MAX).min(1)

/** How an operator gets a password and a device. The link comes from the shell, from `inviteOperator` by mail, or from `renew`. */
export const secondFactor = {
  /** `direccion` is what the QR code holds, `secreto` is for typing. Each call offers another device; `semilla` says which one. */
  getSetup: says(
    'Un dispositivo nuevo para el enlace de un operador: su dirección para el código QR, su clave y la semilla que lo identifica.',
  )
    .call('POST /api/operator/get-setup', { access: 'public' })
    .input(z.object({ token }))
    .output(z.object({ email: z.string(), secreto: z.string(), direccion: z.string(), semilla: z.string() })),
  /** Each recovery code replaces one code of the device. They are shown here alone. */
  finishSetup: says(
    'Guarda la contraseña y el dispositivo de la semilla con el token del enlace de un operador, que vale una vez. Devuelve una sesión y los códigos de recuperación.',
  )
    .call('POST /api/operator/finish-setup', { access: 'public' })
    .input(z.object({ token, semilla: seed, password, confirmPassword: password, codigo: Code }))
    .output(z.object({ session: z.string(), codigos_recuperacion: z.array(z.string()) })),
  /** Refused for the e-mail of another account, and for operators with a device: the shell alone gives them a link. */
  inviteOperator: says(
    'Crea un operador con un código del dispositivo de quien llama, y le envía por correo el enlace para configurar su acceso. Queda en el registro.',
  )
    .call('POST /api/operator/create-operator', { access: 'operator', errors: [409, 429] })
    .input(z.object({ email: Email, motivo: Reason, codigo: Code }))
    .output(z.object({ enviado: z.boolean() })),
  /** For another device: `token` opens the setup again. */
  renew: says('Con un código del dispositivo actual, devuelve el token para configurar otro.')
    .call('POST /api/operator/renew-second-factor', { access: 'operator' })
    .input(z.object({ codigo: Code }))
    .output(z.object({ token: z.string() })),
}
