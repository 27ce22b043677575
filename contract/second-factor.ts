import * as z from 'zod'
import { call } from './call.ts'
import { CODE_MAX, PASSWORD_INPUT_MAX, RESET_TOKEN_MAX } from './constants.ts'
import { textLine } from './shapes.ts'

const token = z.string().max(RESET_TOKEN_MAX)
const seed = z.string().min(1).max(RESET_TOKEN_MAX)
const password = z.string().min(1).max(PASSWORD_INPUT_MAX)

/** A code of the authenticator app, or a recovery code. */
export const Code = textLine(CODE_MAX).min(1)

/** How an operator gets a password and a device. The link comes from the shell, or from `renew`. */
export const secondFactor = {
  /** `direccion` is what the QR code holds, `secreto` is for typing. Each call offers another device; `semilla` says which one. */
  getSetup: call('POST /api/operator/get-setup', { access: 'public' })
    .input(z.object({ token }))
    .output(z.object({ email: z.string(), secreto: z.string(), direccion: z.string(), semilla: z.string() })),
  /** Each recovery code replaces one code of the device. They are shown here alone. */
  finishSetup: call('POST /api/operator/finish-setup', { access: 'public' })
    .input(z.object({ token, semilla: seed, password, confirmPassword: password, codigo: Code }))
    .output(z.object({ session: z.string(), codigos_recuperacion: z.array(z.string()) })),
  /** For another device: `token` opens the setup again. */
  renew: call('POST /api/operator/renew-second-factor', { access: 'operator' })
    .input(z.object({ codigo: Code }))
    .output(z.object({ token: z.string() })),
}
