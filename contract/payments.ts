import * as z from 'zod'
import { call } from './call.ts'
import { Id } from './shapes.ts'

export const payments = {
  createCheckoutSession: call('POST /api/stripe/create-checkout-session', { access: 'company' })
    .input(z.object({ baseUrl: z.url(), companyId: Id, plan: z.literal('premium') }))
    .output(z.object({ url: z.string() })),
}
