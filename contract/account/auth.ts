import * as z from 'zod'
import { says } from '../call.ts'
import { ClosingText } from '../applications/closing.ts'
import { LENGTH_MAX, PASSWORD_INPUT_MAX, RESET_TOKEN_MAX } from '../constants.ts'
import { Code } from './second-factor.ts'
import { Email, Message } from '../shapes.ts'
import { cleanEmail } from '../values/typed/email.ts'

const password = z.string().min(1).max(PASSWORD_INPUT_MAX)

/** `session` is an opaque token. Later calls send it as a bearer token. */
const Session = z.object({ session: z.string() })

export const NewAccount = z.object({ email: Email, password, confirmPassword: password })

export const auth = {
  /** Operators need `codigo` too. Without it a right password is answered with the error `second_factor_required`. */
  login: says(
    'Inicia sesión con correo y contraseña. Los operadores envían también un código de su segundo factor. mantener: abrirla 30 días en este navegador; nunca la de un operador.',
  )
    .call('POST /api/auth/login', { access: 'public', errors: [401, 403, 429] })
    .input(
      z.object({
        email: z.string().overwrite(cleanEmail).min(1).max(LENGTH_MAX.email),
        password,
        codigo: Code.optional(),
        mantener: z.boolean().optional(),
      }),
    )
    .output(Session),
  renewSession: says(
    'Abre otra sesión en un navegador que la mantiene, con su cookie, que cambia cada vez. Sin ella, session es null.',
  )
    .call('POST /api/auth/renew-session', { access: 'public', errors: [403, 429] })
    .output(z.object({ session: z.string().nullable() })),
  signup: says(
    'Crea una cuenta e inicia sesión. Con VERIFY_EMAIL la respuesta es la misma si el correo ya tiene cuenta: la nueva se puede usar del todo cuando se confirma.',
  )
    .call('POST /api/auth/signup', { access: 'public', errors: [409, 429] })
    .input(NewAccount)
    .output(Session),
  changePassword: says('Cambia la contraseña, pidiendo la actual, y cierra las demás sesiones.')
    .call('POST /api/auth/change-password', { access: 'session' })
    .input(z.object({ currentPassword: password, password, confirmPassword: password }))
    .output(Message),
  forgotPassword: says(
    'Envía un correo con un enlace para elegir otra contraseña o, con entrar, para entrar sin ella, nunca a un operador. La respuesta es la misma si el correo no tiene cuenta.',
  )
    .call('POST /api/auth/forgot-password', { access: 'public', errors: [429] })
    .input(z.object({ email: Email, entrar: z.boolean().optional() }))
    .output(Message),
  /** `email` tells the browser whose unsaved values it may show. */
  signInByLink: says('Abre una sesión con el token del enlace para entrar, que vale una vez y 15 minutos.')
    .call('POST /api/auth/sign-in-by-link', { access: 'public', errors: [403, 429] })
    .input(z.object({ token: z.string().max(RESET_TOKEN_MAX) }))
    .output(Session.extend({ email: z.string() })),
  resetPassword: says(
    'Cambia la contraseña con el token del enlace, que vale una vez y media hora. Cierra todas las sesiones.',
  )
    .call('POST /api/auth/reset-password', { access: 'public', errors: [429] })
    .input(z.object({ token: z.string().max(RESET_TOKEN_MAX), password, confirmPassword: password }))
    .output(Message),
  verifyEmail: says(
    'Usa el enlace de un correo, que vale una vez y 72 horas: confirma el correo de la cuenta, lo cambia o deshace el cambio.',
  )
    .call('POST /api/auth/verify-email', { access: 'public', errors: [409, 429] })
    .input(z.object({ token: z.string().max(RESET_TOKEN_MAX) }))
    .output(Message),
  /** `correo_pendiente` becomes the e-mail once the link sent to it is used. */
  getEmail: says('El correo de la cuenta, si está confirmado y el que espera confirmación.')
    .call('GET /api/account/email', { access: 'session' })
    .output(z.object({ email: z.string(), confirmado: z.boolean(), correo_pendiente: z.string().nullable() })),
  changeEmail: says(
    'Pide el cambio de correo con la contraseña. Vale cuando se usa el enlace enviado al nuevo; mientras el actual no esté confirmado, vale enseguida.',
  )
    .call('POST /api/account/change-email', { access: 'session', errors: [429] })
    .input(z.object({ email: Email, password }))
    .output(Message),
  cancelEmailChange: says('Cancela el cambio de correo que espera confirmación.')
    .call('DELETE /api/account/email-change', { access: 'session' })
    .output(Message),
  resendEmailLink: says('Envía otra vez el enlace al correo que espera confirmación.')
    .call('POST /api/account/resend-email-link', { access: 'session', errors: [409, 429] })
    .output(Message),
  deleteAccount: says(
    'Cierra la cuenta y todas sus sesiones. Se borra a los 14 días; hasta entonces se puede recuperar. texto: una frase de la empresa para quien espera respuesta.',
  )
    .call('DELETE /api/account', { access: 'session', changesPublic: true })
    .input(z.object({ password, ...ClosingText.shape }))
    .output(Message),
  undoDeletion: says('Recupera una cuenta cerrada con el enlace del correo.')
    .call('POST /api/account/undo-deletion', { access: 'public', changesPublic: true })
    .input(z.object({ token: z.string().max(RESET_TOKEN_MAX) }))
    .output(Message),
  logout: says('Cierra la sesión: su token deja de valer.')
    .call('POST /api/auth/logout', { access: 'session' })
    .output(Message),
}
