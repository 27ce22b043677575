import { lt, sql } from 'drizzle-orm'
import { dayInMadrid } from '#server/clock.ts'
import { lockKeys } from '#server/database/advisory-lock.ts'
import type { Deps } from '#server/deps.ts'
import { companyMail } from '#server/database/schema/schema.ts'
import { addCompanyMails, passOver } from './company-queries.ts'

/** The hour in Madrid from which digests are sent. One that was missed is sent as soon as a process works again. */
export const DIGEST_HOUR = 9
const DAY_MS = 24 * 3_600_000
const NEWS_KEPT_MS = 7 * DAY_MS
const MAILS_KEPT_MS = 30 * DAY_MS

/** Makes the mails to companies that want each application at once, and from nine o'clock the digests of the day. Each has a job. */
export async function makeCompanyMails({ db, jobs, clock }: Pick<Deps, 'db' | 'jobs' | 'clock'>): Promise<void> {
  const now = clock.now()
  const after = new Date(now.getTime() - NEWS_KEPT_MS)
  const digestOn = digestDay(now)
  const addSome = () =>
    db.transaction(async (tx) => {
      // Two processes could each give half of what is new to a digest of the same day.
      await tx.execute(sql`select pg_advisory_xact_lock(${lockKeys.applicationNews})`)
      await passOver(tx, after)
      const made = await addCompanyMails(tx, { now, after, digestOn })
      const queued = made.map(({ id, companyId }) => ({ key: companyId, place: id, data: { companyMailId: id } }))
      if (queued.length > 0) await jobs.enqueueInOrder(tx, 'applications-received', queued)
      return made.length
    })
  while ((await addSome()) > 0) continue
}

const madridHour = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Madrid', hour: '2-digit', hourCycle: 'h23' })

/** The day in Madrid whose digests are sent now. Null: it is too early. */
export const digestDay = (now: Date): string | null =>
  Number(madridHour.format(now)) >= DIGEST_HOUR ? dayInMadrid(now) : null

/** Deletes mails that were made longer ago. */
export const sweepCompanyMails = ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  db.delete(companyMail).where(lt(companyMail.madeAt, new Date(clock.now().getTime() - MAILS_KEPT_MS)))
