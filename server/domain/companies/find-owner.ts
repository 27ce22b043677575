import { eq } from 'drizzle-orm'
import type { Handle } from '#server/database/open.ts'
import { account, company } from '#server/database/schema/schema.ts'

/** A company with the account that gets its mails. */
export async function findOwner(db: Handle, companyId: number) {
  const [row] = await db
    .select({ accountId: account.id, email: account.email, name: company.name, plan: company.plan })
    .from(company)
    .innerJoin(account, eq(account.id, company.accountId))
    .where(eq(company.id, companyId))
  return row
}
