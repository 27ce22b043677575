import type { Deps } from '#server/deps.ts'
import type { Job } from '#server/jobs/queues.ts'
import { findCustomerOf } from '../queries.ts'
import { findProvider } from './close-customer.ts'

/** Gives the customer of an account the account's present e-mail: the provider sends its receipts there. */
export async function changeCustomerEmail(
  context: Pick<Deps, 'db' | 'payments' | 'log'>,
  { data }: Job<'customer-email'>,
): Promise<void> {
  const found = await findCustomerOf(context.db, data.accountId)
  if (found?.customerId) await findProvider(context, found.mode)?.changeEmail(found.customerId, found.email)
}
