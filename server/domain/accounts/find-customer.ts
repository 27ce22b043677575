import { eq } from 'drizzle-orm'
import type { Handle } from '#server/database/open.ts'
import { company, companySubscription } from '#server/database/schema/schema.ts'

/** The customer of an account at the provider of payments. */
export async function findCustomer(db: Handle, accountId: number) {
  const [row] = await db
    .select({ mode: companySubscription.mode, customerId: companySubscription.customerId })
    .from(companySubscription)
    .innerJoin(company, eq(company.id, companySubscription.companyId))
    .where(eq(company.accountId, accountId))
  return row?.customerId ? { mode: row.mode, customerId: row.customerId } : undefined
}
