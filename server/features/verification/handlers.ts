import { requireCompany } from '#server/http/access.ts'
import { AppError } from '#server/errors.ts'
import { os } from '#server/http/implement.ts'
import { messages } from '#server/texts.ts'
import { confirmCompanyEmail } from './company-email/confirm-company-email.ts'
import { resendCompanyEmail } from './company-email/resend-company-email.ts'
import { findOwn } from './queries.ts'
import { requestVerification } from './request-verification.ts'
import { fromLegalData, toOwnVerification, toState } from './wire.ts'

const { verification: calls } = os

export const verification = {
  getVerification: calls.getVerification.handler(async ({ context }) => {
    const row = await findOwn(context.db, requireCompany(context))
    if (!row) throw new AppError('profile_missing')
    return toOwnVerification(row)
  }),

  requestVerification: calls.requestVerification.handler(async ({ input, context }) => {
    const own = { companyId: requireCompany(context), version: input.version }
    const state = await requestVerification(context, own, fromLegalData(input))
    const message = state === 'pending' ? messages.verificationRequested : messages.verificationSaved
    return { message, estado_verificacion: toState(state, false) }
  }),

  resendCompanyEmail: calls.resendCompanyEmail.handler(async ({ context }) => ({
    message: messages.emailLinkSent(await resendCompanyEmail(context, requireCompany(context))),
  })),

  confirmCompanyEmail: calls.confirmCompanyEmail.handler(async ({ input, context }) => {
    await confirmCompanyEmail(context, input.token)
    return { message: messages.companyEmailConfirmed }
  }),
}
