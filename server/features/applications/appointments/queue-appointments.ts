import { sql } from 'drizzle-orm'
import { lockKeys } from '#server/database/advisory-lock.ts'
import type { Tx } from '#server/database/open.ts'
import { dayOf, timeOf } from '#server/database/queries/moments.ts'
import { account, application, appointment, candidate, company } from '#server/database/schema/schema.ts'
import type { Deps } from '#server/deps.ts'
import { isOpenAccount } from '#server/domain/accounts/reachable.ts'
import { settledState } from '#server/domain/applications/settled-event.ts'
import type { Side } from './queries.ts'

const DAY_MS = 86_400_000
/** The time in Madrid from which people are reminded on the day before. */
const REMINDER_HOUR = '9:00'
/** Mails are tried for a week. */
const ORPHANS_KEPT_DAYS = 8

/** Ends appointments whose application has gone on or is gone, and adds the jobs of all mails that are due, in one transaction: each change has its jobs once. */
export const queueAppointments = ({ db, jobs, clock }: Pick<Deps, 'db' | 'jobs' | 'clock'>): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${lockKeys.applicationNews})`)
    const now = clock.now()
    await endDead(tx, now)
    const queued = [...(await takeDue(tx, now)), ...(await takeReminders(tx, now))].map((data) => ({
      key: data.appointmentId * 2 + sides.indexOf(data.side),
      place: placeOf(data),
      data,
    }))
    if (queued.length > 0) await jobs.enqueueInOrder(tx, 'appointment-mail', queued)
  })

export interface Told {
  appointmentId: number
  version: number
  side: Side
  isReminder: boolean
}

const sides: Side[] = ['candidate', 'company']

/** One number for each mail. The queue keeps them for a week, in which no appointment has 4096 versions. */
export const placeOf = ({ appointmentId, version, side, isReminder }: Told): number =>
  ((appointmentId * 4096 + (version % 4096)) * 2 + Number(isReminder)) * 2 + sides.indexOf(side)

/**
 * Withdrawn, closed, discarded, hired, deleted, moved back, or one side is leaving or suspended. A move that can be undone ends nothing yet. What
 * nobody was told of ends in silence.
 */
async function endDead(tx: Tx, now: Date): Promise<void> {
  const at = timeOf(now)
  const candidateStays = sql`exists (select from ${candidate} join ${account} on ${account.id} = ${candidate.accountId}
    where ${candidate.id} = ${appointment.candidateId} and ${isOpenAccount})`
  const companyStays = sql`exists (select from ${company} join ${account} on ${account.id} = ${company.accountId}
    where ${company.id} = ${appointment.companyId} and ${isOpenAccount} and not ${company.isSuspended})`
  const isKept = sql`exists (select from ${application}
    where ${application.id} = ${appointment.applicationId} and ${application.offerId} is not null
    and 'entrevista' in (${application.state}, ${settledState(at)}))`
  const isThere = sql`exists (select from ${application}
    where ${application.id} = ${appointment.applicationId} and ${application.state} <> 'retirada')`
  await tx.execute(sql`
    update ${appointment} set cancelled_at = ${at}, changed_at = ${at}, version = version + 1,
      other_text = null, other_key_id = null, due_at = case when due_at is null or version > 1 then ${at} end,
      changed_by = case when ${isThere} and ${candidateStays} then 'empresa' else 'candidato' end
    where cancelled_at is null and (ends_at is null or ends_at > ${at}) and (due_at is null or due_at <= ${at})
      and not (${candidateStays} and ${companyStays} and ${isKept})`)
}

/** Both sides are told of a time that calendars have, else the one that did not act. */
async function takeDue(tx: Tx, now: Date): Promise<Told[]> {
  const { rows } = await tx.execute<{ id: number; version: number; by: string; isFixed: boolean }>(sql`
    update ${appointment} set due_at = null,
      mailed_starts_at = coalesce(starts_at, mailed_starts_at), mailed_ends_at = coalesce(ends_at, mailed_ends_at)
    where due_at <= ${timeOf(now)}
      and (cancelled_at is not null or exists (select from ${application}
        where ${application.id} = ${appointment.applicationId} and ${application.state} = 'entrevista'))
    returning id, version, changed_by as "by", mailed_starts_at is not null as "isFixed"`)
  const isTold = (side: Side, by: string) => (side === 'company') === (by === 'candidato')
  return rows.flatMap(({ id: appointmentId, version, by, isFixed }) =>
    sides
      .filter((side) => isFixed || isTold(side, by))
      .map((side) => ({ appointmentId, version, side, isReminder: false })),
  )
}

/** Appointments of tomorrow, from nine o'clock on, or later if nobody worked then. Not those that were agreed on after that. */
async function takeReminders(tx: Tx, now: Date): Promise<Told[]> {
  const reminderAt = sql`((${dayOf(appointment.startsAt)} - 1 + ${REMINDER_HOUR}::time) at time zone 'Europe/Madrid')`
  const { rows } = await tx.execute<{ id: number; version: number }>(sql`
    update ${appointment} set reminded_at = ${timeOf(now)}
    where cancelled_at is null and reminded_at is null and due_at is null and starts_at > ${timeOf(now)}
      and ${reminderAt} <= ${timeOf(now)} and changed_at < ${reminderAt}
    returning id, version`)
  return rows.flatMap(({ id, version }) =>
    sides.map((side) => ({ appointmentId: id, version, side, isReminder: true })),
  )
}

/** Deletes appointments without an application, once their other side was told. */
export const sweepAppointments = ({ db, clock }: Pick<Deps, 'db' | 'clock'>) => {
  const now = clock.now()
  const told = timeOf(new Date(now.getTime() - ORPHANS_KEPT_DAYS * DAY_MS))
  return db.execute(sql`delete from ${appointment} where application_id is null
    and (cancelled_at < ${told} or cancelled_at is null and ends_at <= ${timeOf(now)})`)
}
