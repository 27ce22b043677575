import { eq, lte } from 'drizzle-orm'
import type { Tx } from '#server/database/open.ts'
import { account, closedCustomer } from '#server/database/schema/schema.ts'
import type { Deps } from '#server/deps.ts'
import { findCustomer } from '#server/domain/accounts/find-customer.ts'
import { removeFilesOfAccount } from '#server/files/pending/remove-files.ts'
import { findDeletion, listDue, lockAccount } from './queries.ts'
import { openDestroyedAccounts, type RecordDestroyed } from './destroyed-accounts.ts'

type Context = Pick<Deps, 'db' | 'files' | 'jobs' | 'clock' | 'env' | 'log'>

// Of an hourly run.
const AT_ONCE = 1000
// Commercial law: six years (artículo 30 del Código de Comercio).
const KEPT_YEARS = 6

/** Destroys the accounts whose time to undo has ended, and forgets customers after their years. One that fails does not stop the others: the next run tries it again. */
export async function destroyDueAccounts(context: Context): Promise<void> {
  const { db, clock, log } = context
  await db.delete(closedCustomer).where(lte(closedCustomer.keptUntil, clock.now()))
  const due = await listDue(db, clock.now(), AT_ONCE)
  if (due.length === 0) return
  const record = await openDestroyedAccounts(context)
  for (const accountId of due) {
    await destroyAccount(context, accountId, record).catch((error: unknown) =>
      log.error({ err: error, accountId }, 'an account could not be destroyed'),
    )
  }
}

/** Destroys an account if its time to undo has ended. */
export async function destroyAccount(context: Context, accountId: number, record: RecordDestroyed): Promise<void> {
  const { db, clock } = context
  await db.transaction(async (tx) => {
    const locked = await lockAccount(tx, accountId)
    const deletion = await findDeletion(tx, accountId)
    // It was undone, or another process was faster.
    if (!locked || !deletion || deletion.dueAt > clock.now()) return
    // Written first: an account that is in this list and still exists is destroyed at the next start.
    await record({ id: accountId, createdAt: locked.createdAt })
    await deleteAccount(context, tx, accountId)
  })
}

/** Deletes the account, all its rows and its files. */
export async function deleteAccount(context: Pick<Deps, 'jobs' | 'clock'>, tx: Tx, accountId: number): Promise<void> {
  const { jobs, clock } = context
  await removeFilesOfAccount(context, tx, accountId)
  const customer = await findCustomer(tx, accountId)
  if (customer) {
    await tx.insert(closedCustomer).values({ ...customer, closedAt: clock.now(), keptUntil: inYears(clock.now()) })
    await jobs.enqueue(tx, 'customer-closed', customer)
  }
  await tx.delete(account).where(eq(account.id, accountId))
}

function inYears(now: Date): Date {
  const end = new Date(now)
  end.setUTCFullYear(end.getUTCFullYear() + KEPT_YEARS)
  return end
}
