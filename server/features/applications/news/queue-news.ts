import { sql } from 'drizzle-orm'
import { lockKeys } from '#server/database/advisory-lock.ts'
import type { Deps } from '#server/deps.ts'
import { applyAnswers } from '../mail-answers/apply-answers.ts'
import { makeCompanyMails } from './make-company-mails.ts'
import { takeDue } from './queries.ts'

/** A mail about an older change says nothing that its reader has not seen, and a restored backup brings many. */
const OLDEST_MS = 7 * 24 * 3_600_000

type Context = Pick<Deps, 'db' | 'jobs' | 'clock' | 'log'>

/** Adds the jobs of all mails about applications that are due. Candidates and companies do not wait for each other's mails. */
export async function queueNews(deps: Context): Promise<void> {
  await applyAnswers(deps)
  const now = deps.clock.now()
  while ((await queueChanges(deps, { now, oldest: new Date(now.getTime() - OLDEST_MS) })) > 0) continue
  await makeCompanyMails(deps)
}

/** Takes changes and adds their jobs in one transaction, so a change has one job. A taken change cannot be undone. Returns how many. */
const queueChanges = ({ db, jobs, log }: Context, times: { now: Date; oldest: Date }): Promise<number> =>
  db.transaction(async (tx) => {
    // Two processes would add the jobs of an application in any order.
    await tx.execute(sql`select pg_advisory_xact_lock(${lockKeys.applicationNews})`)
    const due = await takeDue(tx, times)
    const told = due.filter(({ isOld }) => !isOld)
    const old = due.length - told.length
    if (old > 0) log.warn({ changes: old }, 'mails to candidates were a week old and are not sent')
    const queued = told.map(({ id, applicationId }) => ({ key: applicationId, place: id, data: { eventId: id } }))
    if (queued.length > 0) await jobs.enqueueInOrder(tx, 'application-changed', queued)
    return due.length
  })
