import { lockPublisher } from '#server/domain/companies/lock-company.ts'
import type { Handle } from '#server/database/open.ts'
import { countActiveOffers } from '../queries.ts'

/**
 * Whether the free plan allows the company no further active offer. The company stays locked until the transaction
 * ends, so two concurrent requests cannot both take the last place. Refuses a suspended company.
 */
export async function isFreeLimitReached(
  tx: Handle,
  { companyId, freeLimit, today }: { companyId: number; freeLimit: number; today: string },
): Promise<boolean> {
  const plan = await lockPublisher(tx, companyId)
  return plan !== 'premium' && (await countActiveOffers(tx, companyId, today)) >= freeLimit
}
