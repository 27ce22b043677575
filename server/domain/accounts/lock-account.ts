import { eq, type SQL } from 'drizzle-orm'
import type { Handle } from '#server/database/open.ts'
import { account } from '#server/database/schema/schema.ts'

/**
 * An account, locked until the transaction ends. `update`: new rows that refer to it wait too, as before its deletion. Not a share lock: two
 * writes that hold one could wait for each other when they change the row.
 */
export async function lockAccount(
  tx: Handle,
  id: number | SQL,
  strength: 'no key update' | 'update' = 'no key update',
) {
  const [row] = await tx.select().from(account).where(eq(account.id, id)).for(strength)
  return row
}
