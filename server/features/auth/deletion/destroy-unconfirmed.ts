import { not } from 'drizzle-orm'
import { UNCONFIRMED_ACCOUNT_DAYS } from '#contract/constants.ts'
import { account } from '#server/database/schema/schema.ts'
import type { Deps } from '#server/deps.ts'
import { areRemovalsPaused } from '#server/jobs/paused-removals/paused-removals.ts'
import { deleteAccount } from './destroy-account.ts'
import { listUnconfirmed, lockAccount } from './queries.ts'

type Context = Pick<Deps, 'db' | 'jobs' | 'clock' | 'env' | 'log'>

const DAY_MS = 24 * 3_600_000
// Of an hourly run.
const AT_ONCE = 1000

/**
 * Destroys accounts whose e-mail was not confirmed in time. While no link can be sent, it destroys nobody for the lack of one. One that fails does not stop the others: the next run tries it again.
 */
export async function destroyUnconfirmedAccounts(context: Context): Promise<void> {
  const { db, clock, env, log } = context
  if (!env.verifyEmail && !env.confirmsWithoutLink) return warnOfWaiting(context)
  // Counted from the last run, so that they can still ask for their link after links could not be sent for days.
  if (await areRemovalsPaused(context, 'unconfirmed')) return
  const createdUntil = new Date(clock.now().getTime() - UNCONFIRMED_ACCOUNT_DAYS * DAY_MS)
  for (const accountId of await listUnconfirmed(db, createdUntil, AT_ONCE)) {
    await destroy(context, accountId).catch((error: unknown) =>
      log.error({ err: error, accountId }, 'an unconfirmed account could not be destroyed'),
    )
  }
}

async function warnOfWaiting({ db, log }: Context): Promise<void> {
  const accounts = await db.$count(account, not(account.isConfirmed))
  if (accounts === 0) return
  log.warn(
    { accounts },
    'accounts wait for a link that nobody can send: set SMTP_URL, or confirm them with VERIFY_EMAIL=0',
  )
}

const destroy = (context: Context, accountId: number): Promise<void> =>
  context.db.transaction(async (tx) => {
    const locked = await lockAccount(tx, accountId)
    // It was confirmed meanwhile, or another process was faster.
    if (!locked || locked.isConfirmed) return
    await deleteAccount(context, tx, accountId)
  })
