import * as z from 'zod'
import { call } from './call.ts'
import { ClosingText } from './applications/closing.ts'
import { LENGTH_MAX, PASSWORD_INPUT_MAX, RESET_TOKEN_MAX } from './constants.ts'
import { Code } from './second-factor.ts'
import { Email, Message } from './shapes.ts'
import { cleanEmail } from './values/typed/email.ts'

const password = z.string().min(1).max(PASSWORD_INPUT_MAX)

/** `session` is an opaque token. Later calls send it as a bearer token. */
const Session = z.object({ session: z.string() })

export const NewAccount = z.object({ email: Email, password, confirmPassword: password })

export const auth = {
  /** Operators need `codigo` too. Without it a right password is answered with the error `second_factor_required`. */
  login: call('POST /api/auth/login', { access: 'public' })
    .input(
      z.object({
        email: z.string().overwrite(cleanEmail).min(1).max(LENGTH_MAX.email),
        password,
        codigo: Code.optional(),
      }),
    )
    .output(Session),
  signup: call('POST /api/auth/signup', { access: 'public' }).input(NewAccount).output(Session),
  /** Ends all other sessions. */
  changePassword: call('POST /api/auth/change-password', { access: 'session' })
    .input(z.object({ currentPassword: password, password, confirmPassword: password }))
    .output(Message),
  forgotPassword: call('POST /api/auth/forgot-password', { access: 'public' })
    .input(z.object({ email: Email }))
    .output(Message),
  /** The link in the mail has the token. */
  resetPassword: call('POST /api/auth/reset-password', { access: 'public' })
    .input(z.object({ token: z.string().max(RESET_TOKEN_MAX), password, confirmPassword: password }))
    .output(Message),
  /** Confirms, changes or undoes the change of an e-mail, by the token of the link in the mail. */
  verifyEmail: call('POST /api/auth/verify-email', { access: 'public' })
    .input(z.object({ token: z.string().max(RESET_TOKEN_MAX) }))
    .output(Message),
  /** `correo_pendiente` becomes the e-mail once the link sent to it is used. */
  getEmail: call('GET /api/account/email', { access: 'session' }).output(
    z.object({ email: z.string(), confirmado: z.boolean(), correo_pendiente: z.string().nullable() }),
  ),
  changeEmail: call('POST /api/account/change-email', { access: 'session' })
    .input(z.object({ email: Email, password }))
    .output(Message),
  cancelEmailChange: call('DELETE /api/account/email-change', { access: 'session' }).output(Message),
  /** Sends the link again: to the pending e-mail, or to the one that is not confirmed yet. */
  resendEmailLink: call('POST /api/account/resend-email-link', { access: 'session' }).output(Message),
  /**
   * Hides the account and ends its sessions. It is destroyed after DELETION_DAYS. `texto`: a company's text to waiting
   * candidates.
   */
  deleteAccount: call('DELETE /api/account', { access: 'session', changesPublic: true })
    .input(z.object({ password, ...ClosingText.shape }))
    .output(Message),
  /** The link in the mail has the token. */
  undoDeletion: call('POST /api/account/undo-deletion', { access: 'public', changesPublic: true })
    .input(z.object({ token: z.string().max(RESET_TOKEN_MAX) }))
    .output(Message),
  logout: call('POST /api/auth/logout', { access: 'session' }).output(Message),
}
