import { and, eq, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { ApplicationState } from '#contract/values/application-states.ts'
import type { ClosingCause } from '#contract/values/closing-causes.ts'
import type { DiscardReason } from '#contract/values/discard-reasons.ts'
import type { Handle } from '#server/platform/database/open.ts'
import { prepareOnce } from '#server/platform/database/prepare-once.ts'
import { timeOf } from '#server/platform/database/queries/moments.ts'
import {
  account,
  accountDeletion,
  application,
  applicationEvent,
  candidate,
  company,
  cv,
} from '#server/platform/database/schema/schema.ts'
import type { Waiting } from './outbox.ts'

const BATCH = 100
const FORGOTTEN_AT_ONCE = 10_000

/** Another change of the same application, which was not undone. */
const hasOther = (which: SQL): SQL<boolean> => sql<boolean>`exists (select from ${applicationEvent} other
  where other.application_id = ${applicationEvent.applicationId} and other.undone_at is null and ${which})`

const isOvertaken = sql`other.id > ${applicationEvent.id} and other.happened_at < ${applicationEvent.dueAt}`

/** The state that the candidate heard of last before a change. What was overtaken was not told. */
const heardBefore = sql`(select heard.to_state from ${applicationEvent} heard
  where heard.application_id = ${applicationEvent.applicationId} and heard.id < ${applicationEvent.id} and heard.undone_at is null
    and not exists (select from ${applicationEvent} later where later.application_id = heard.application_id
      and later.id > heard.id and later.undone_at is null and later.happened_at < heard.due_at)
  order by heard.id desc limit 1)`

/** Nobody was told, and it is its turn: the earlier ones were told, and what has overtaken it cannot be undone any more. */
const isNext = (now: SQL): SQL => sql`${applicationEvent.toldAt} is null and ${applicationEvent.undoneAt} is null
  and not ${hasOther(sql`other.id < ${applicationEvent.id} and other.due_at is not null and other.told_at is null`)}
  and not ${hasOther(sql`${isOvertaken} and other.due_at > ${now}`)}`

/** The first untold change of each application, if it is due. A later one waits for the earlier. */
export async function listDue(db: Handle, now: Date, resting: readonly number[]): Promise<Waiting[]> {
  const { rows } = await db.execute<{ id: string; group: string }>(sql`
    select id, application_id as "group" from ${applicationEvent}
    where due_at <= ${timeOf(now)} and application_id <> all(${sql.param(resting)}::bigint[]) and ${isNext(timeOf(now))}
    order by due_at, id limit ${BATCH}`)
  return rows.map(({ id, group }) => ({ id: Number(id), group: Number(group) }))
}

/** The changes that have overtaken this one. Somebody may be undoing them. */
export async function listOvertaking(db: Handle, id: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select other.id from ${applicationEvent} join ${applicationEvent} other using (application_id)
    where ${applicationEvent.id} = ${id} and other.undone_at is null and ${isOvertaken}`)
  return rows.map((row) => Number(row.id))
}

const prepareChange = prepareOnce((db) =>
  db
    .select({
      to: applicationEvent.to,
      reason: sql<DiscardReason | ClosingCause | null>`${applicationEvent.reason}`,
      letter: applicationEvent.letter,
      happenedAt: applicationEvent.happenedAt,
      accountId: account.id,
      email: account.email,
      isLeaving: sql<boolean>`exists (select from ${accountDeletion} where ${accountDeletion.accountId} = ${account.id})`,
      wantsNews: candidate.wantsNews,
      // The last word alone is told. A withdrawal and a closing are for good, however late the mail is.
      isOver: hasOther(
        sql`(${isOvertaken} or other.id > ${applicationEvent.id} and other.to_state in ('retirada', 'cerrada'))`,
      ),
      isReopened: sql<boolean>`coalesce(${heardBefore} in ('descartada', 'cerrada'), false)`,
      offer: sql<string>`${application.sentOffer} ->> 'name'`,
      company: sql<string>`coalesce(${company.name}, ${application.sentOffer} ->> 'companyName')`,
      cv: sql<string | null>`coalesce(${cv.name}, ${application.cvName})`,
    })
    .from(applicationEvent)
    .innerJoin(application, eq(application.id, applicationEvent.applicationId))
    .innerJoin(candidate, eq(candidate.id, application.candidateId))
    .innerJoin(account, eq(account.id, candidate.accountId))
    .leftJoin(company, eq(company.id, application.companyId))
    .leftJoin(cv, eq(cv.id, application.cvId))
    .where(and(eq(applicationEvent.id, sql.placeholder('id')), isNext(sql`${sql.placeholder('now')}::timestamptz`))),
)

/** A change that is still untold, with what its mail says. Undefined: it was told, undone, has to wait, or its application is gone. */
export async function findChange(db: Handle, id: number, now: Date) {
  const [row] = await prepareChange(db).execute({ id, now: now.toISOString() })
  return row
}

export type Change = NonNullable<Awaited<ReturnType<typeof findChange>>> & { to: ApplicationState }

/** Also where it was undone while the mail left, so that the doctor sees it. */
export async function markTold(db: Handle, id: number, at: Date): Promise<void> {
  await db
    .update(applicationEvent)
    .set({ toldAt: at })
    .where(and(eq(applicationEvent.id, id), or(isNull(applicationEvent.toldAt), isNotNull(applicationEvent.undoneAt))))
}

/** Marks changes as told that were due before, some at a time. Returns how many. */
export async function markOldTold(db: Handle, before: Date, at: Date): Promise<number> {
  const { rowCount } = await db.execute(sql`
    update ${applicationEvent} set told_at = ${timeOf(at)}
    where id in (select id from ${applicationEvent}
      where due_at < ${timeOf(before)} and told_at is null and undone_at is null
      order by due_at limit ${FORGOTTEN_AT_ONCE} for update skip locked) and told_at is null`)
  return rowCount ?? 0
}
