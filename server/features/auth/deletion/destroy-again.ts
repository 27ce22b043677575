import { and, eq } from 'drizzle-orm'
import { account } from '#server/platform/database/schema/schema.ts'
import type { Deps } from '#server/platform/deps.ts'
import { deleteAccount } from './destroy-account.ts'
import { listDestroyed } from './destroyed-accounts.ts'

type Context = Pick<Deps, 'db' | 'jobs' | 'clock' | 'env' | 'log'>

/** At the start: destroys accounts that a restored backup has brought back. */
export async function destroyAgain(context: Context): Promise<void> {
  const { db, env, log } = context
  for (const { id, createdAt } of await listDestroyed(env.dataDir)) {
    const isThis = and(eq(account.id, id), eq(account.createdAt, createdAt))
    const isFound = await db.transaction(async (tx) => {
      const [found] = await tx.select({ id: account.id }).from(account).where(isThis).for('update')
      if (found) await deleteAccount(context, tx, id)
      return found !== undefined
    })
    if (isFound) log.warn({ accountId: id }, 'destroyed an account that a restored backup had brought back')
  }
}
