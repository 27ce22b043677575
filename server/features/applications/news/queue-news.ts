import { sql } from 'drizzle-orm'
import { lockKeys } from '#server/database/advisory-lock.ts'
import type { Deps } from '#server/deps.ts'
import { makeCompanyMails } from './make-company-mails.ts'
import { takeDue, takeOld } from './queries.ts'

/** A mail about an older change says nothing that its reader has not seen, and a restored backup brings many. */
const OLDEST_MS = 7 * 24 * 3_600_000

type Context = Pick<Deps, 'db' | 'jobs' | 'clock' | 'log'>

/** Adds the jobs of all mails about applications that are due. Candidates and companies do not wait for each other's mails. */
export async function queueNews(deps: Context): Promise<void> {
  await queueChanges(deps)
  await makeCompanyMails(deps)
}

/** Takes each change and adds its job in one transaction, so a change has one job. A taken change cannot be undone. */
async function queueChanges({ db, jobs, clock, log }: Context): Promise<void> {
  const now = clock.now()
  const takeSome = () =>
    db.transaction(async (tx) => {
      // Two processes would add the jobs of an application in any order.
      await tx.execute(sql`select pg_advisory_xact_lock(${lockKeys.applicationNews})`)
      const old = await takeOld(tx, { now, before: new Date(now.getTime() - OLDEST_MS) })
      if (old > 0) log.warn({ changes: old }, 'mails to candidates were a week old and are not sent')
      const due = await takeDue(tx, now)
      const queued = due.map(({ id, applicationId }) => ({ key: applicationId, place: id, data: { eventId: id } }))
      if (queued.length > 0) await jobs.enqueueInOrder(tx, 'application-changed', queued)
      return old + due.length
    })
  while ((await takeSome()) > 0) continue
}
