import { eq } from 'drizzle-orm'
import type { Handle } from '../open.ts'
import { company } from '../schema/schema.ts'

export type Plan = (typeof company.$inferSelect)['plan']

/**
 * Reads the plan of a company and locks its row until the transaction ends. Two transactions that count, switch off or
 * delete its offers therefore run one after the other. Undefined if the company does not exist.
 */
export async function lockCompany(tx: Handle, companyId: number): Promise<Plan | undefined> {
  const [row] = await tx
    .select({ plan: company.plan })
    .from(company)
    .where(eq(company.id, companyId))
    .for('no key update')
  return row?.plan
}
