import { dayInMadrid } from '#server/clock.ts'
import type { Deps } from '#server/deps.ts'
import { closeAccount } from '../deletion/close-account.ts'
import { lockAccount } from '../deletion/queries.ts'
import * as queries from './queries.ts'

type Context = Pick<Deps, 'db' | 'jobs' | 'clock' | 'env' | 'log'>

/**
 * Writes to the owners of accounts that nobody uses, and closes those whose time is over. Without a mail server it does nothing, because
 * nobody reads the outbox. Several processes may do it at once.
 */
export async function endIdleAccounts(context: Context): Promise<void> {
  const { db, clock, env, log } = context
  const terms = { ...env.retention, today: dayInMadrid(clock.now()) }
  if (!env.mail.smtpUrl) {
    const accounts = await queries.countDue(db, terms)
    if (accounts > 0) log.warn({ accounts }, 'idle accounts are kept: without SMTP_URL nobody can be informed')
    return
  }
  await queries.markPremiumUsed(db, terms)
  await queries.deleteOldNotices(db)
  for (const kind of ['first', 'last'] as const) while (await addNotices(context, kind, terms)) continue
  await closeIdle(context, terms)
}

/** Adds some notices, each with the job of its letter. Returns false after the last one. */
const addNotices = ({ db, jobs }: Context, kind: queries.NoticeKind, terms: queries.IdleTerms): Promise<boolean> =>
  db.transaction(async (tx) => {
    const accountIds = await queries.addNotices(tx, kind, terms)
    for (const accountId of accountIds) await jobs.enqueue(tx, 'idle-notice', { accountId, kind })
    return accountIds.length > 0
  })

/** Closes idle accounts as their owners would. One that fails does not stop the others: the next night tries it again. */
async function closeIdle(context: Context, terms: queries.IdleTerms): Promise<void> {
  const { db, log } = context
  for (const { accountId } of await queries.listIdle(db, terms)) {
    await closeOne(context, terms, accountId).catch((error: unknown) =>
      log.error({ err: error, accountId }, 'an idle account could not be closed'),
    )
  }
}

const closeOne = (context: Context, terms: queries.IdleTerms, id: number): Promise<void> =>
  context.db.transaction(async (tx) => {
    await lockAccount(tx, id)
    const [idle] = await queries.listIdle(tx, terms, id)
    // It was used or closed meanwhile.
    if (idle) await closeAccount(tx, context, { ...idle, isIdle: true, letter: null })
  })
