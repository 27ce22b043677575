import { eq } from 'drizzle-orm'
import { AppError } from '#server/errors.ts'
import type { Handle } from '#server/database/open.ts'
import { company } from '#server/database/schema/schema.ts'

export type Plan = (typeof company.$inferSelect)['plan']

/**
 * Reads the plan of a company and locks its row until the transaction ends. Two transactions that count, switch off or
 * delete its offers therefore run one after the other. Undefined if the company does not exist.
 */
export async function lockCompany(tx: Handle, companyId: number): Promise<Plan | undefined> {
  return (await lockRow(tx, companyId))?.plan
}

/**
 * The same for what shows offers or changes them: refuses a company that an operator has suspended, with this sentence or the usual one.
 */
export async function lockPublisher(tx: Handle, companyId: number, sentence?: string): Promise<Plan | undefined> {
  const row = await lockRow(tx, companyId)
  if (row?.isSuspended) throw new AppError('company_suspended', sentence === undefined ? {} : { sentence })
  return row?.plan
}

async function lockRow(tx: Handle, companyId: number) {
  const [row] = await tx
    .select({ plan: company.plan, isSuspended: company.isSuspended })
    .from(company)
    .where(eq(company.id, companyId))
    .for('no key update')
  return row
}
