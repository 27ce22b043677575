import { and, eq, sql } from 'drizzle-orm'
import { account } from '#server/database/schema/schema.ts'
import type { Deps } from '#server/deps.ts'
import { deleteAccount } from './destroy-account.ts'
import { listInDataDir, listInStore, type Destroyed } from './destroyed-accounts.ts'

type Context = Pick<Deps, 'db' | 'files' | 'jobs' | 'clock' | 'env' | 'log'>

/** Destroys accounts that a restored backup has brought back. */
export async function destroyAgain(context: Context): Promise<void> {
  const { db, log } = context
  const destroyed = await listAll(context)
  // One query for all, because they rarely come back.
  const ids = sql.param(destroyed.map(({ id }) => id))
  const rows = await db
    .select({ id: account.id })
    .from(account)
    .where(sql`${account.id} = any(${ids})`)
  const found = new Set(rows.map(({ id }) => id))
  for (const one of destroyed.filter(({ id }) => found.has(id))) {
    if (await destroy(context, one)) {
      log.warn({ accountId: one.id }, 'destroyed an account that a restored backup had brought back')
    }
  }
}

/** The list in DATA_DIR is enough to start while the store is away: the next hour reads the other one. */
async function listAll(context: Context): Promise<Destroyed[]> {
  const local = await listInDataDir(context.env.dataDir)
  const stored = await listInStore(context, local).catch((error: unknown) => {
    context.log.error({ err: error }, 'the list of destroyed accounts in the store of files cannot be read')
    return []
  })
  return [...local, ...stored]
}

/** Returns false if the account is gone, or a later one with the same number. */
const destroy = (context: Context, { id, createdAt }: Destroyed): Promise<boolean> =>
  context.db.transaction(async (tx) => {
    const isThis = and(eq(account.id, id), eq(account.createdAt, createdAt))
    const [row] = await tx.select({ id: account.id }).from(account).where(isThis).for('update')
    if (row) await deleteAccount(context, tx, id)
    return row !== undefined
  })
