import { eq, sql } from 'drizzle-orm'
import {
  statesBefore,
  type ApplicationActor,
  type ApplicationState,
} from '#contract/values/applications/application-states.ts'
import type { ClosingCause } from '#contract/values/applications/closing-causes.ts'
import type { DiscardReason } from '#contract/values/applications/discard-reasons.ts'
import type { Handle } from '#server/database/open.ts'
import { timeOf } from '#server/database/queries/moments.ts'
import { application, applicationEvent, offer } from '#server/database/schema/schema.ts'

interface Move {
  ids: readonly number[]
  /** The owner of the applications. Others are left alone. */
  owner: { companyId: number } | { candidateId: number }
  to: ApplicationState
  /**
   * The state in which somebody saw each application. In another one it stays, except after a reading. Without it:
   * every move that the table allows.
   */
  seen?: ReadonlyMap<number, ApplicationState>
  actor: ApplicationActor
  /** The account of the person who does it. Null: nobody. */
  accountId: number | null
  at: Date
  reason?: DiscardReason | ClosingCause | undefined
  /** The text for the candidate. */
  letter?: string | null
  /** A UUID: what is moved together is undone together. */
  batch?: string
  /** From when on the candidate is told by mail. Null: not by mail. */
  dueAt: Date | null
}

/**
 * Moves applications where the table of transitions allows it, each with a row of history, in one statement. Returns the ids of those that
 * were moved: the others are gone, somebody else's, or in a state from which nobody may go there. Locks in the order of the ids. A company
 * is locked before its applications (`lockCompany`).
 */
export async function moveApplications(tx: Handle, move: Move): Promise<number[]> {
  const {
    ids,
    owner,
    to,
    seen = new Map<number, ApplicationState>(),
    actor,
    at,
    reason = null,
    letter = null,
    batch = null,
    dueAt,
  } = move
  const isOwn =
    'companyId' in owner
      ? sql`${application.companyId} = ${owner.companyId} and ${application.offerId} is not null`
      : sql`${application.candidateId} = ${owner.candidateId}`
  const before = statesBefore(to, actor)
  const time = (value: Date | null) => sql`${value && value.toISOString()}::timestamptz`
  const isAsSeen = sql`not exists (
    select from unnest(${sql.param([...seen.keys()])}::bigint[], ${sql.param([...seen.values()])}::text[]) as was (id, state)
    where was.id = ${application.id} and was.state <> ${application.state}
      and not (was.state = 'enviada' and ${application.state} = 'leida'))`
  const answered = actor === 'empresa' && to !== 'leida' ? time(at) : sql`answered_at`
  const { rows } = await tx.execute<{ id: number }>(sql`
    with found as (
      select id, state from ${application}
      where id = any(${sql.param(ids)}::bigint[]) and ${isOwn} and state = any(${sql.param(before)}) and ${isAsSeen}
      order by id for update
    ), moved as (
      update ${application} set state = ${to}, state_at = ${time(at)}, answered_at = ${answered}
      from found where ${application.id} = found.id returning found.id, found.state
    )
    insert into ${applicationEvent}
      (application_id, from_state, to_state, happened_at, actor, account_id, reason, letter, batch, due_at)
    select id, state, ${to}, ${time(at)}, ${actor}, ${move.accountId}::int, ${reason}, ${letter}, ${batch}::uuid, ${time(dueAt)}
    from moved order by id
    returning application_id as id`)
  return rows.map(({ id }) => Number(id))
}

interface Closing {
  offerIds: readonly number[]
  cause: ClosingCause
  actor: ApplicationActor
  /** The account of the person who does it. Null: nobody. */
  accountId: number | null
  /** The company's text to the candidates. */
  letter: string | null
  at: Date
}

/**
 * Closes what is open of these offers, which the caller has locked after their company. The candidates are told, and read the cause.
 * Returns how many. A trigger does it for an offer that is deleted without it.
 */
export async function closeApplications(tx: Handle, closing: Closing): Promise<number> {
  const { offerIds, cause, actor, accountId, letter, at } = closing
  const { rows } = await tx.execute<{ closed: number }>(sql`
    select close_applications(${sql.param(offerIds)}::int[], ${cause}, ${actor}, ${accountId}::int, ${letter},
      ${timeOf(at)}) as closed`)
  return rows[0]?.closed ?? 0
}

/** The same for all offers of a company, which the caller has locked and hidden. */
export async function closeAllOfCompany(
  tx: Handle,
  { companyId, ...closing }: Omit<Closing, 'offerIds'> & { companyId: number },
): Promise<number> {
  const offers = await tx.select({ id: offer.id }).from(offer).where(eq(offer.companyId, companyId))
  return closeApplications(tx, { offerIds: offers.map(({ id }) => id), ...closing })
}
