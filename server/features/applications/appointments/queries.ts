import { and, eq, getTableColumns, gte, inArray, isNotNull, isNull, ne, or, sql, type SQL } from 'drizzle-orm'
import { APPOINTMENTS_LISTED_MAX } from '#contract/values/applications/appointment-limits.ts'
import type { Handle, Tx } from '#server/database/open.ts'
import { timeOf } from '#server/database/queries/moments.ts'
import {
  account,
  application,
  appointment,
  candidate,
  company,
  offer,
  type ProposedTime,
} from '#server/database/schema/schema.ts'
import { isStayingCandidate } from '#server/domain/accounts/leaving.ts'
import { shownName } from '#server/domain/applications/first-look.ts'
import { isOpenAccount } from '#server/domain/accounts/reachable.ts'
import { textInSent } from '#server/domain/offers/offer-snapshot.ts'

export type Side = 'candidate' | 'company'

/** The start of a proposed time, and its end. */
const start = sql`(proposed ->> 'startsAt')::timestamptz`
const end = sql`${start} + make_interval(mins => (proposed -> 'minutes')::int)`

/** Nobody else has this time at the company. Only the candidate reads that they have another appointment then. */
const isFree = (side: Side): SQL => sql`not exists (select from ${appointment} other
  where other.id <> ${appointment.id} and other.cancelled_at is null and other.starts_at < ${end} and other.ends_at > ${start}
    and (other.company_id = ${appointment.companyId} or ${side === 'candidate'} and other.candidate_id = ${appointment.candidateId}))`

/** In Las Palmas or Santa Cruz de Tenerife. */
export const isInCanary = sql<boolean>`coalesce(${offer.provinceId} in (35, 38), false)`

const columns = (side: Side) => ({
  ...getTableColumns(appointment),
  proposals: sql<(ProposedTime & { isFree: boolean })[]>`(
    select json_agg(proposed || jsonb_build_object('isFree', ${isFree(side)}) order by place)
    from jsonb_array_elements(${appointment.proposals}) with ordinality as listed (proposed, place))`,
  offer: sql<string | null>`${textInSent('nombre')}`,
  companyName: sql<string | null>`coalesce(${textInSent('empresa')}, ${company.name})`,
  state: application.state,
  person: shownName,
  isCanary: isInCanary,
  email: account.email,
})

/** With the account of this side. */
const select = (db: Handle, side: Side) =>
  db
    .select(columns(side))
    .from(appointment)
    .leftJoin(application, eq(application.id, appointment.applicationId))
    .leftJoin(candidate, eq(candidate.id, appointment.candidateId))
    .leftJoin(company, eq(company.id, appointment.companyId))
    .leftJoin(account, eq(account.id, side === 'candidate' ? candidate.accountId : company.accountId))
    .leftJoin(offer, eq(offer.id, application.offerId))

export type AppointmentRow = Awaited<ReturnType<typeof select>>[number]

/** A candidate hears nothing of a proposal while its move can be undone. */
const isSettled = (now: Date) => or(isNull(appointment.dueAt), sql`${appointment.dueAt} <= ${timeOf(now)}`)

/** The owner whose appointments are read. */
export type Reader = { candidateId: number; now: Date } | { companyId: number }

const isOf = (reader: Reader): SQL | undefined =>
  'candidateId' in reader
    ? and(eq(application.candidateId, reader.candidateId), isSettled(reader.now))
    : and(
        eq(application.companyId, reader.companyId),
        isNotNull(application.offerId),
        ne(application.state, 'retirada'),
        isStayingCandidate(application.candidateId),
      )

export const sideOf = (reader: Reader): Side => ('candidateId' in reader ? 'candidate' : 'company')

/** The appointments of these applications. */
export const listOfApplications = (db: Handle, ids: readonly number[], reader: Reader) =>
  select(db, sideOf(reader)).where(and(inArray(appointment.applicationId, [...ids]), isOf(reader)))

/** Those that are neither over nor cancelled, the first ones first. A move ends them at once, and the job of each minute cancels them. */
export const listOpen = (db: Handle, reader: Reader, now: Date) =>
  select(db, sideOf(reader))
    .where(
      and(
        isOf(reader),
        eq(application.state, 'entrevista'),
        sql`${appointment.cancelledAt} is null and (ends_at is null or ends_at > ${timeOf(now)})`,
      ),
    )
    .orderBy(sql`coalesce(starts_at, (proposals -> 0 ->> 'startsAt')::timestamptz)`, appointment.id)
    .limit(APPOINTMENTS_LISTED_MAX)

/** Undefined: it is gone, or this side may get no mails. */
export async function findTold(db: Handle, id: number, side: Side) {
  const [row] = await select(db, side).where(and(eq(appointment.id, id), isNotNull(account.id), isOpenAccount))
  return row
}

export type Change = Partial<typeof appointment.$inferInsert> & { changedAt: Date }

/** Saves a change as the next version, of which the other side is told from this moment on. */
export function saveChange(tx: Tx, which: SQL | undefined, change: Change) {
  const none = { otherText: null, otherKeyId: null, remindedAt: null, dueAt: change.changedAt }
  const set = { ...none, ...change, version: sql`${appointment.version} + 1` }
  return tx.update(appointment).set(set).where(which)
}

/** Drops what was proposed since a press that was undone. Nobody has heard of it, but calendars may have an earlier version: that is cancelled. */
export async function dropProposals(
  tx: Tx,
  applicationIds: readonly number[],
  { since, at }: { since: Date; at: Date },
) {
  const which = and(inArray(appointment.applicationId, [...applicationIds]), gte(appointment.proposedAt, since))
  await tx.delete(appointment).where(and(which, eq(appointment.version, 1)))
  await saveChange(tx, which, { changedAt: at, changedBy: 'empresa', cancelledAt: at })
}
