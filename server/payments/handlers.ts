import { requireCompany } from '#server/http/access.ts'
import { os } from '#server/http/implement.ts'
import { createCheckoutSession } from './create-checkout-session.ts'

export const payments = {
  createCheckoutSession: os.payments.createCheckoutSession.handler(async ({ input, context }) => {
    const { baseUrl, companyId } = input
    return {
      url: await createCheckoutSession(context.env, { baseUrl, companyId, ownCompanyId: requireCompany(context) }),
    }
  }),
}
