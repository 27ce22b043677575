import { requireCaller } from '#server/platform/http/access.ts'
import { os } from '#server/platform/http/implement.ts'
import { spendTry } from '#server/platform/http/limits/rate-limit.ts'
import { messages } from '#server/texts.ts'
import { changePassword } from './change-password.ts'
import { requestResetLink } from './password-reset/request-reset-link.ts'
import { resetPassword } from './password-reset/reset-password.ts'
import { closeSession } from './sessions.ts'
import { signIn } from './sign-in.ts'
import { signUp } from './sign-up.ts'

export const auth = {
  login: os.auth.login.handler(async ({ input, context, signal }) => ({
    session: await signIn(context, input, signal),
  })),

  signup: os.auth.signup.handler(async ({ input, context, signal }) => {
    await spendTry(context.limits.signUp, context.address)
    return { session: await signUp(context, input, signal) }
  }),

  changePassword: os.auth.changePassword.handler(async ({ input, context, signal }) => {
    await changePassword(context, input, signal)
    return { message: messages.passwordChanged }
  }),

  forgotPassword: os.auth.forgotPassword.handler(async ({ input, context }) => {
    await requestResetLink(context, input.email)
    return { message: messages.resetLinkSent }
  }),

  resetPassword: os.auth.resetPassword.handler(async ({ input, context, signal }) => {
    await spendTry(context.limits.resets, context.address)
    await resetPassword(context, input, signal)
    return { message: messages.passwordReset }
  }),

  logout: os.auth.logout.handler(async ({ context }) => {
    await closeSession(context.db, requireCaller(context).tokenHash)
    return { message: messages.loggedOut }
  }),
}
