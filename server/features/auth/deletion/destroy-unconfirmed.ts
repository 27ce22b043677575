import { UNCONFIRMED_ACCOUNT_DAYS } from '#contract/constants.ts'
import type { Deps } from '#server/platform/deps.ts'
import { deleteAccount } from './destroy-account.ts'
import { listUnconfirmed, lockAccount } from './queries.ts'

type Context = Pick<Deps, 'db' | 'jobs' | 'clock' | 'env' | 'log'>

const DAY_MS = 24 * 3_600_000
// Of an hourly run.
const AT_ONCE = 1000

/** Destroys accounts whose e-mail was not confirmed in time. One that fails does not stop the others: the next run tries it again. */
export async function destroyUnconfirmedAccounts(context: Context): Promise<void> {
  const { db, clock, log } = context
  const createdUntil = new Date(clock.now().getTime() - UNCONFIRMED_ACCOUNT_DAYS * DAY_MS)
  for (const accountId of await listUnconfirmed(db, createdUntil, AT_ONCE)) {
    await destroy(context, accountId).catch((error: unknown) =>
      log.error({ err: error, accountId }, 'an unconfirmed account could not be destroyed'),
    )
  }
}

const destroy = (context: Context, accountId: number): Promise<void> =>
  context.db.transaction(async (tx) => {
    const locked = await lockAccount(tx, accountId)
    // It was confirmed meanwhile, or another process was faster.
    if (!locked || locked.isConfirmed) return
    await deleteAccount(context, tx, accountId)
  })
