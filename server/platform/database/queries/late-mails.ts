import { and, isNull, lt, sql } from 'drizzle-orm'
import type { Handle } from '../open.ts'
import { applicationEvent, companyMail } from '../schema/schema.ts'

/** Longer than a mail waits while the mail server works. */
const LATE_MS = 10 * 60_000

/** Since when the oldest mail about an application waits, if that is ten minutes or more. Otherwise null. */
export async function findLateSince(db: Handle, now: Date): Promise<Date | null> {
  const late = new Date(now.getTime() - LATE_MS)
  const [change] = await db
    .select({ since: applicationEvent.dueAt })
    .from(applicationEvent)
    .where(and(lt(applicationEvent.dueAt, late), isNull(applicationEvent.toldAt), isNull(applicationEvent.undoneAt)))
    .orderBy(applicationEvent.dueAt)
    .limit(1)
  const [mail] = await db
    .select({ since: sql<Date | null>`min(${companyMail.madeAt})`.mapWith(companyMail.madeAt) })
    .from(companyMail)
    .where(and(lt(companyMail.madeAt, late), isNull(companyMail.toldAt)))
  const times = [change?.since, mail?.since].flatMap((since) => (since ? [since.getTime()] : []))
  return times.length > 0 ? new Date(Math.min(...times)) : null
}
