import type { Deps } from '#server/deps.ts'
import type { Job } from '#server/jobs/queues.ts'
import type { Payments } from '#server/payments/payments.ts'

type Context = Pick<Deps, 'payments' | 'log'>

/** The company is leaving: it is not charged again. The queue repeats it until the provider has done it. */
export async function endRenewal(context: Context, { data }: Job<'renewal-ended'>): Promise<void> {
  await findProvider(context, data.mode)?.endRenewal(data.customerId)
}

/** The account was destroyed: its subscriptions end at once, and the provider deletes its personal data, except in invoices. */
export async function closeCustomer(context: Context, { data }: Job<'customer-closed'>): Promise<void> {
  await findProvider(context, data.mode)?.deleteCustomer(data.customerId)
}

/** The provider, if the customer was created in its present mode. Otherwise somebody has to look at the provider's own pages. */
export function findProvider({ payments, log }: Context, mode: string): Payments | null {
  if (payments?.mode === mode) return payments
  log.error({ mode }, 'a customer of another mode of payment could not be changed or closed')
  return null
}
