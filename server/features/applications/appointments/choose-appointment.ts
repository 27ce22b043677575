import { and, eq } from 'drizzle-orm'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/database/open.ts'
import { application, candidate, type appointment } from '#server/database/schema/schema.ts'
import { lockCompany } from '#server/domain/companies/lock-company.ts'
import { refuseFraud } from '#server/domain/reviews/refuse-fraud.ts'
import { encryptOtherTime } from '#server/encryption/other-time.ts'
import { AppError } from '#server/errors.ts'
import { lockAppointment, saveChange } from './queries.ts'

const MINUTE_MS = 60_000

export interface Choice {
  /** Of the application. */
  id: number
  candidateId: number
  /** The place of a proposed time, or when the candidate can. */
  choice: { place: number } | { other: string }
  /** The version that was read, if it is known. */
  version: number | undefined
}

type Row = typeof appointment.$inferSelect

/** The candidate chooses a proposed time, or says when they can. Pressing twice changes nothing more. */
export async function chooseAppointment(
  { db, clock, cipher }: Pick<Deps, 'db' | 'clock' | 'cipher'>,
  { id, candidateId, choice, version }: Choice,
): Promise<void> {
  if ('other' in choice) refuseFraud(choice.other)
  await db.transaction(async (tx) => {
    const row = await lockFor(tx, id, candidateId)
    const at = clock.now()
    // The candidate has not heard of it yet.
    if (!row || (row.dueAt && row.dueAt > at)) throw new AppError('not_found')
    await refuseChanged(tx, row, { version, at })
    const by = { changedAt: at, changedBy: 'candidato' } as const
    if ('other' in choice) {
      const other = encryptOtherTime(cipher, row.id, choice.other)
      return saveChange(tx, row.id, { ...by, startsAt: null, endsAt: null, ...other })
    }
    const time = row.proposals[choice.place]
    if (!time) throw new AppError('invalid_input')
    const startsAt = new Date(time.startsAt)
    if (row.startsAt?.getTime() === startsAt.getTime()) return undefined
    if (startsAt <= at) throw new AppError('appointment_taken')
    const endsAt = new Date(startsAt.getTime() + time.minutes * MINUTE_MS)
    return saveChange(tx, row.id, { ...by, startsAt, endsAt })
  })
}

/** Locks company, candidate and appointment, in this order: of two that choose, the constraints refuse the later one, and neither waits for ever. */
async function lockFor(tx: Tx, id: number, candidateId: number): Promise<Row | undefined> {
  const isOwn = and(eq(application.id, id), eq(application.candidateId, candidateId))
  const [found] = await tx.select({ companyId: application.companyId }).from(application).where(isOwn)
  if (!found) return undefined
  await lockCompany(tx, found.companyId ?? 0)
  await tx.select({ id: candidate.id }).from(candidate).where(eq(candidate.id, candidateId)).for('no key update')
  return lockAppointment(tx, id)
}

/** It was cancelled or is over, the application has gone on, or the candidate read an earlier version. */
async function refuseChanged(tx: Tx, row: Row, { version, at }: { version: number | undefined; at: Date }) {
  const isOver = row.cancelledAt !== null || (row.endsAt !== null && row.endsAt <= at)
  const isOther = version !== undefined && version !== row.version
  const isOpen = and(eq(application.id, row.applicationId ?? 0), eq(application.state, 'entrevista'))
  if (isOver || isOther || (await tx.$count(application, isOpen)) === 0) throw new AppError('appointment_changed')
}
