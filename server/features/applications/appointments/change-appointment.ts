import { eq, sql } from 'drizzle-orm'
import type { Deps } from '#server/deps.ts'
import { appointment, candidate } from '#server/database/schema/schema.ts'
import { lockCompany } from '#server/domain/companies/lock-company.ts'
import { refuseFraud } from '#server/domain/reviews/refuse-fraud.ts'
import { encryptOtherTime } from '#server/encryption/other-time.ts'
import { AppError } from '#server/errors.ts'
import { listOfApplications, saveChange, type AppointmentRow, type Change, type Reader } from './queries.ts'

const MINUTE_MS = 60_000

type Context = Pick<Deps, 'db' | 'clock' | 'cipher'>

/** A company cancels the appointment of an application. A suspended one may do so too. */
export const cancelAppointment = (context: Context, { id, companyId }: { id: number; companyId: number }) =>
  change(context, { id, reader: { companyId } }, (row, at) => {
    const isUntold = row.version === 1 && row.dueAt !== null && row.dueAt > at
    return { changedBy: 'empresa', cancelledAt: at, ...(isUntold && { dueAt: null }) }
  })

interface Choice {
  id: number
  candidateId: number
  /** The place of a proposed time, or when the candidate can. */
  choice: { place: number } | { other: string }
  version: number | undefined
}

/** The candidate chooses a proposed time, or says when they can. Pressing twice changes nothing more. */
export async function chooseAppointment(context: Context, { id, candidateId, choice, version }: Choice): Promise<void> {
  if ('other' in choice) refuseFraud(choice.other)
  const reader = { candidateId, now: context.clock.now() }
  await change(context, { id, reader, version }, (row, at) => {
    const by = { changedBy: 'candidato' } as const
    if ('other' in choice) {
      return { ...by, startsAt: null, endsAt: null, ...encryptOtherTime(context.cipher, row.id, choice.other) }
    }
    const time = row.proposals[choice.place]
    if (!time) throw new AppError('invalid_input')
    const startsAt = new Date(time.startsAt)
    if (row.startsAt?.getTime() === startsAt.getTime()) return undefined
    if (startsAt <= at) throw new AppError('appointment_taken')
    return { ...by, startsAt, endsAt: new Date(startsAt.getTime() + time.minutes * MINUTE_MS) }
  })
}

interface Changing {
  /** Of the application. */
  id: number
  reader: Reader
  /** The one that was read, if it is known. */
  version?: number | undefined
}

/** Saves a change as the next version. Refused if it was cancelled or is over, if the application has gone on, or if another version was read. */
const change = (
  { db, clock }: Context,
  { id, reader, version }: Changing,
  changeOf: (row: AppointmentRow, at: Date) => Omit<Change, 'changedAt'> | undefined,
): Promise<void> =>
  db.transaction(async (tx) => {
    const find = async () => (await listOfApplications(tx, [id], reader))[0]
    // In this order: of two that choose, the constraints refuse the later one, and neither waits for ever.
    const { companyId, candidateId } = (await find()) ?? {}
    await lockCompany(tx, companyId ?? 0)
    await tx.execute(sql`select from ${candidate} where id = ${candidateId ?? 0} for no key update`)
    await tx.execute(sql`select from ${appointment} where application_id = ${id} for update`)
    const row = await find()
    if (!row) throw new AppError('not_found')
    const at = clock.now()
    const isOver = row.cancelledAt || (row.endsAt && row.endsAt <= at) || row.state !== 'entrevista'
    if (isOver || (version ?? row.version) !== row.version) throw new AppError('appointment_changed')
    const changed = changeOf(row, at)
    if (changed) await saveChange(tx, eq(appointment.id, row.id), { changedAt: at, ...changed })
  })
