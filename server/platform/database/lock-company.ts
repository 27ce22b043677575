import { eq } from 'drizzle-orm'
import type { Handle } from './open.ts'
import { company } from './schema/schema.ts'

export type Plan = (typeof company.$inferSelect)['plan']

/**
 * The plan of a company, held until the transaction ends: of two that count, switch off or delete its offers one waits.
 * Undefined where there is no such company.
 */
export async function lockCompany(tx: Handle, companyId: number): Promise<Plan | undefined> {
  const [row] = await tx
    .select({ plan: company.plan })
    .from(company)
    .where(eq(company.id, companyId))
    .for('no key update')
  return row?.plan
}
