import type { Feature } from '#server/http/feature.ts'
import { payments } from './handlers.ts'
import { stripeWebhook } from './webhook/webhook-route.ts'
import { paymentMails } from './mails.ts'
import { changeCustomerEmail } from './subscription/change-customer-email.ts'
import { closeCustomer, endRenewal } from './subscription/close-customer.ts'
import { endTestSubscriptions, recheckSubscriptions } from './subscription/recheck-subscriptions.ts'

declare module '#server/jobs/queues.ts' {
  interface JobData {
    /** The subscriptions of this customer end with the period that is paid. */
    'renewal-ended': { mode: string; customerId: string }
    /** The e-mail of an account was changed: the provider of payments writes to its customers too. */
    'customer-email': { accountId: number }
    /** The account of this customer was destroyed. */
    'customer-closed': { mode: string; customerId: string }
  }
}

export const paymentFeature = {
  handlers: { payments },
  routes: [({ payments: provider, ...deps }) => provider && stripeWebhook({ ...deps, payments: provider })],
  mails: [paymentMails],
  queues: {
    'renewal-ended': { work: endRenewal },
    'customer-email': { work: changeCustomerEmail },
    'customer-closed': { work: closeCustomer },
  },
  hourly: [endTestSubscriptions, recheckSubscriptions],
} satisfies Feature
