import { DELETION_DAYS, RESET_MINUTES, SIGN_IN_LINK_MINUTES } from '#contract/constants.ts'
import { requireCaller } from '#server/http/access.ts'
import { AppError } from '#server/errors.ts'
import { os } from '#server/http/implement.ts'
import { spendTry } from '#server/http/limits/rate-limit.ts'
import { messages } from '#server/texts.ts'
import { changePassword } from './change-password.ts'
import { changeEmail } from './email-links/change-email.ts'
import { endPendingChange, getEmail } from './email-links/queries.ts'
import { resendLink } from './email-links/resend-link.ts'
import { useEmailLink } from './email-links/use-email-link.ts'
import { requestDeletion } from './deletion/request-deletion.ts'
import { undoDeletion } from './deletion/undo-deletion.ts'
import { requestResetLink } from './password-reset/request-reset-link.ts'
import { resetPassword } from './password-reset/reset-password.ts'
import { signInByLink } from './password-reset/sign-in-by-link.ts'
import { closeSession } from './sessions.ts'
import { signIn } from './sign-in/sign-in.ts'
import { renewSession } from './stay/renew-session.ts'
import { clearStay } from './stay/stay-cookie.ts'
import { signUp } from './sign-up.ts'
import { toEmail } from './wire.ts'

export const auth = {
  login: os.auth.login.handler(async ({ input: { codigo, mantener, ...input }, context, signal }) => ({
    session: await signIn(context, { ...input, code: codigo, stays: mantener }, signal),
  })),

  renewSession: os.auth.renewSession.handler(async ({ context }) => ({ session: await renewSession(context) })),

  signup: os.auth.signup.handler(async ({ input, context, signal }) => {
    await spendTry(context.limits.signUp, context.address)
    return { session: await signUp(context, input, signal) }
  }),

  changePassword: os.auth.changePassword.handler(async ({ input, context, signal }) => {
    await changePassword(context, input, signal)
    return { message: messages.passwordChanged }
  }),

  forgotPassword: os.auth.forgotPassword.handler(async ({ input, context }) => {
    await requestResetLink(context, input.email, input.entrar ? 'sign-in-link' : 'password-forgotten')
    return { message: messages.linkSent(input.entrar ? SIGN_IN_LINK_MINUTES : RESET_MINUTES) }
  }),

  signInByLink: os.auth.signInByLink.handler(async ({ input, context }) => {
    await spendTry(context.limits.resets, context.address)
    return signInByLink(context, input.token)
  }),

  resetPassword: os.auth.resetPassword.handler(async ({ input, context, signal }) => {
    await spendTry(context.limits.resets, context.address)
    await resetPassword(context, input, signal)
    return { message: messages.passwordReset }
  }),

  verifyEmail: os.auth.verifyEmail.handler(async ({ input, context, signal }) => {
    await spendTry(context.limits.emailLinkUses, context.address)
    return { message: await useEmailLink(context, input.token, signal) }
  }),

  getEmail: os.auth.getEmail.handler(async ({ context }) =>
    toEmail(await getEmail(context.db, requireCaller(context).accountId, context.clock.now())),
  ),

  changeEmail: os.auth.changeEmail.handler(async ({ input, context, signal }) => {
    await changeEmail(context, input, signal)
    return { message: messages.emailLinkSent(input.email) }
  }),

  cancelEmailChange: os.auth.cancelEmailChange.handler(async ({ context }) => {
    const { accountId } = requireCaller(context)
    if (!(await endPendingChange(context.db, accountId, context.clock.now()))) throw new AppError('no_email_link')
    return { message: messages.emailChangeCancelled }
  }),

  resendEmailLink: os.auth.resendEmailLink.handler(async ({ context }) => ({
    message: messages.emailLinkSent(await resendLink(context)),
  })),

  deleteAccount: os.auth.deleteAccount.handler(async ({ input, context, signal }) => {
    await requestDeletion(context, { password: input.password, letter: input.texto }, signal)
    return { message: messages.accountDeleted(DELETION_DAYS) }
  }),

  undoDeletion: os.auth.undoDeletion.handler(async ({ input, context }) => {
    await spendTry(context.limits.undos, context.address)
    await undoDeletion(context, input.token)
    return { message: messages.deletionUndone }
  }),

  logout: os.auth.logout.handler(async ({ context }) => {
    await closeSession(context.db, requireCaller(context).tokenHash)
    clearStay(context)
    return { message: messages.loggedOut }
  }),
}
