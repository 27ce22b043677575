import { and, asc, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Tx } from '#server/database/open.ts'
import { timeOf } from '#server/database/queries/moments.ts'
import { application, applicationEvent } from '#server/database/schema/schema.ts'
import { APPLICATION_DECISIONS } from '#contract/values/applications/application-states.ts'

interface Press {
  companyId: number
  batch: string
  at: Date
  /** Its changes that `lockUntold` has locked. */
  eventIds: readonly number[]
}

/** The applications that a press has moved, of those that still exist. */
export const listPressed = (tx: Tx, companyId: number, batch: string) =>
  tx
    .select({
      id: application.id,
      eventId: applicationEvent.id,
      happenedAt: applicationEvent.happenedAt,
      // A withdrawal in time drops the change without «Deshacer».
      undoneAt: sql<string | null>`case when ${application.state} <> 'retirada' then ${applicationEvent.undoneAt} end`,
    })
    .from(applicationEvent)
    .innerJoin(application, eq(application.id, applicationEvent.applicationId))
    .where(and(eq(applicationEvent.batch, batch), eq(application.companyId, companyId)))
    .orderBy(asc(application.id))

/**
 * Locks the changes whose mail has not been queued, after their applications: their mails wait until the transaction
 * ends.
 */
export async function lockUntold(tx: Tx, eventIds: readonly number[]): Promise<number[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select ${applicationEvent.id} from ${application} join ${applicationEvent} on ${applicationEvent.applicationId} = ${application.id}
    where ${applicationEvent.id} = any(${sql.param(eventIds)}::bigint[]) and told_at is null
    order by ${application.id} for update`)
  return rows.map(({ id }) => Number(id))
}

/**
 * The applications that a company has moved this often since then, with the first time. Undone moves do not count,
 * because nobody was told.
 */
export const listMovedOften = (tx: Tx, ids: readonly number[], { since, times }: { since: Date; times: number }) =>
  tx
    .select({
      id: applicationEvent.applicationId,
      first: sql`min(${applicationEvent.happenedAt})`.mapWith(applicationEvent.happenedAt),
    })
    .from(applicationEvent)
    .where(
      and(
        inArray(applicationEvent.applicationId, [...ids]),
        gt(applicationEvent.happenedAt, since),
        isNotNull(applicationEvent.batch),
        isNull(applicationEvent.undoneAt),
      ),
    )
    .groupBy(applicationEvent.applicationId)
    .having(sql`count(*) >= ${times}`)

/**
 * Undoes a press if its change is still the last one and nobody was told: the application is as before. Earlier changes
 * that it had overtaken while they were being undone are undone too (`silenceOvertaken`). Returns the ids. The state is
 * compared on the locked row, because a candidate may withdraw at the same time.
 */
export async function undoLastChanges(tx: Tx, { companyId, batch, at, eventIds }: Press): Promise<number[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    with recursive pressed as (
      select event.* from ${applicationEvent} event
      where event.batch = ${batch}::uuid and event.id = any(${sql.param(eventIds)}::bigint[]) and event.undone_at is null
        and not exists (select from ${applicationEvent} later
          where later.application_id = event.application_id and later.id > event.id and later.undone_at is null)
    ), wanted as (
      select id, application_id, from_state from pressed
      union all
      select earlier.id, earlier.application_id, earlier.from_state
      from wanted join ${applicationEvent} earlier on earlier.application_id = wanted.application_id
      where earlier.told_at < earlier.due_at and earlier.id = (select max(before.id) from ${applicationEvent} before
        where before.application_id = wanted.application_id and before.id < wanted.id and before.undone_at is null)
    ), oldest as (
      select distinct on (application_id) * from wanted order by application_id, id
    ), held as (
      select oldest.*, (
          select max(earlier.happened_at) from ${applicationEvent} earlier
          where earlier.application_id = oldest.application_id and earlier.id < oldest.id and earlier.undone_at is null
        ) as earlier_at, (
          select max(answer.happened_at) from ${applicationEvent} answer
          where answer.application_id = oldest.application_id and answer.id < oldest.id and answer.undone_at is null
            and answer.actor = 'empresa' and answer.to_state = any(${sql.param(APPLICATION_DECISIONS)})
            and not exists (select from ${applicationEvent} sent where sent.application_id = answer.application_id
              and sent.id between answer.id and oldest.id and sent.to_state = 'enviada' and sent.undone_at is null)
        ) as answer_at
      from pressed join oldest using (application_id) join ${application} on ${application.id} = pressed.application_id
      where ${application.companyId} = ${companyId} and ${application.offerId} is not null
        and ${application.state} = pressed.to_state and ${application.stateAt} = pressed.happened_at
      order by ${application.id} for update of ${application}
    ), undone as (
      update ${applicationEvent} set undone_at = ${timeOf(at)}, told_at = ${timeOf(at)}
      from held join wanted using (application_id) where ${applicationEvent.id} = wanted.id
    )
    update ${application} set state = held.from_state, state_at = held.earlier_at, answered_at = held.answer_at
    from held where ${application.id} = held.application_id returning ${application.id} as id`)
  return rows.map(({ id }) => Number(id))
}

/**
 * Marks overtaken changes of a press as told, so that the candidate hears only of the later change. Their told_at is
 * before due_at, which no sent mail has.
 */
export async function silenceOvertaken(tx: Tx, { companyId, batch, at, eventIds }: Press): Promise<void> {
  await tx.execute(sql`
    update ${applicationEvent} event set told_at = ${timeOf(at)} from ${application}
    where event.batch = ${batch}::uuid and event.id = any(${sql.param(eventIds)}::bigint[]) and ${application.id} = event.application_id
      and ${application.companyId} = ${companyId} and ${application.state} <> event.to_state`)
}
