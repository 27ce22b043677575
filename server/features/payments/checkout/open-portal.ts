import { AppError } from '#server/errors.ts'
import { findSubscription } from '../queries.ts'
import { dashboardAddress, requireOwnOrigin } from './return-address.ts'
import type { Provider } from '../subscription/sync-subscription.ts'

/** The address of the provider's page where a company manages its subscription. */
export async function openPortal({ db, payments, env }: Provider, companyId: number, baseUrl: string): Promise<string> {
  requireOwnOrigin(env, baseUrl)
  const row = await findSubscription(db, { companyId, mode: payments.mode })
  if (!row?.customerId) throw new AppError('no_subscription')
  const url = await payments.openPortal({ customerId: row.customerId, returnUrl: dashboardAddress(env) })
  if (!url) throw new AppError('no_subscription')
  return url
}
