import { and, eq, sql } from 'drizzle-orm'
import type { ApplicationState } from '#contract/values/application-states.ts'
import type { ClosingCause } from '#contract/values/closing-causes.ts'
import type { DiscardReason } from '#contract/values/discard-reasons.ts'
import type { Handle } from '#server/platform/database/open.ts'
import {
  account,
  accountDeletion,
  application,
  applicationEvent,
  candidate,
  company,
  cv,
  offer,
  sentOffer,
} from '#server/platform/database/schema/schema.ts'
import type { Waiting } from './outbox.ts'

const BATCH = 100
const FORGOTTEN_AT_ONCE = 10_000

/** The first untold change of each application, if it is due. A later one waits for the earlier. */
export async function listDue(db: Handle, now: Date, resting: readonly number[]): Promise<Waiting[]> {
  const { rows } = await db.execute<{ id: string; group: string }>(sql`
    select event.id, event.application_id as "group" from ${applicationEvent} event
    where event.due_at <= ${now.toISOString()}::timestamptz and event.told_at is null and event.undone_at is null
      and event.application_id <> all(${sql.param(resting)}::bigint[])
      and not exists (select from ${applicationEvent} earlier
        where earlier.application_id = event.application_id and earlier.id < event.id
          and earlier.due_at is not null and earlier.told_at is null and earlier.undone_at is null)
    order by event.due_at, event.id limit ${BATCH}`)
  return rows.map(({ id, group }) => ({ id: Number(id), group: Number(group) }))
}

/** A change that is still untold, with what its mail says. Undefined: it was told, undone, or its application is gone. */
export async function findChange(db: Handle, id: number) {
  const [row] = await db
    .select({
      from: applicationEvent.from,
      to: applicationEvent.to,
      reason: sql<DiscardReason | ClosingCause | null>`${applicationEvent.reason}`,
      letter: applicationEvent.letter,
      happenedAt: applicationEvent.happenedAt,
      accountId: account.id,
      email: account.email,
      isLeaving: sql<boolean>`exists (select from ${accountDeletion} where ${accountDeletion.accountId} = ${account.id})`,
      wantsNews: candidate.wantsNews,
      // Both are for good: what was good news before them is none any more.
      isOver: sql<boolean>`exists (select from ${applicationEvent} later where later.id > ${applicationEvent.id}
        and later.application_id = ${applicationEvent.applicationId} and later.to_state in ('retirada', 'cerrada'))`,
      offer: sql<string | null>`coalesce(${sentOffer.text} ->> 'name', ${offer.name})`,
      company: sql<string | null>`coalesce(${company.name}, ${sentOffer.text} ->> 'companyName')`,
      cv: sql<string | null>`coalesce(${cv.name}, ${application.cvName})`,
    })
    .from(applicationEvent)
    .innerJoin(application, eq(application.id, applicationEvent.applicationId))
    .innerJoin(candidate, eq(candidate.id, application.candidateId))
    .innerJoin(account, eq(account.id, candidate.accountId))
    .leftJoin(offer, eq(offer.id, application.offerId))
    .leftJoin(sentOffer, eq(sentOffer.id, application.sentOfferId))
    .leftJoin(company, eq(company.id, application.companyId))
    .leftJoin(cv, eq(cv.id, application.cvId))
    .where(
      and(
        eq(applicationEvent.id, id),
        sql`${applicationEvent.toldAt} is null and ${applicationEvent.undoneAt} is null`,
        sql`not exists (select from ${applicationEvent} earlier
          where earlier.application_id = ${applicationEvent.applicationId} and earlier.id < ${applicationEvent.id}
            and earlier.due_at is not null and earlier.told_at is null and earlier.undone_at is null)`,
      ),
    )
  return row
}

export type Change = NonNullable<Awaited<ReturnType<typeof findChange>>> & { to: ApplicationState }

export async function markTold(db: Handle, id: number, at: Date): Promise<void> {
  await db
    .update(applicationEvent)
    .set({ toldAt: at })
    .where(and(eq(applicationEvent.id, id), sql`${applicationEvent.toldAt} is null`))
}

/** Marks changes as told that were due before, some at a time. Returns how many. */
export async function markOldTold(db: Handle, before: Date, at: Date): Promise<number> {
  const { rowCount } = await db.execute(sql`
    update ${applicationEvent} set told_at = ${at.toISOString()}::timestamptz
    where id in (select id from ${applicationEvent}
      where due_at < ${before.toISOString()}::timestamptz and told_at is null and undone_at is null
      order by due_at limit ${FORGOTTEN_AT_ONCE} for update skip locked) and told_at is null`)
  return rowCount ?? 0
}
