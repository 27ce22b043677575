import { sql, TransactionRollbackError } from 'drizzle-orm'
import { UNDO_SECONDS } from '#contract/constants.ts'
import { APPOINTMENT_DAYS_MAX } from '#contract/values/applications/appointment-limits.ts'
import type { Clock } from '#server/clock.ts'
import type { Handle, Tx } from '#server/database/open.ts'
import { application, appointment, type Proposal, type ProposedTime } from '#server/database/schema/schema.ts'
import { lockPublisher } from '#server/domain/companies/lock-company.ts'
import { refuseFraud } from '#server/domain/reviews/refuse-fraud.ts'
import { AppError } from '#server/errors.ts'
import { moveOne, type Pressed } from '../desk/moves/move-applications.ts'
import { listStates } from '../desk/queries.ts'
import { suspendedGoesNoFurther } from '../desk/texts.ts'
import { listOfApplications } from './queries.ts'

const DAY_MS = 86_400_000
const SECOND_MS = 1000

export interface Proposing extends Proposal {
  /** Of the application. */
  id: number
  companyId: number
  accountId: number
  clock: Clock
}

/**
 * Proposes times. An application in another state moves to `entrevista` in the same transaction. Until that can no longer be undone the
 * candidate hears nothing. Undefined: it was there already.
 */
export const proposeAppointment = (db: Handle, proposing: Proposing): Promise<Pressed | undefined> =>
  db.transaction(async (tx) => {
    const { id, companyId, accountId, clock } = proposing
    if (proposing.mode !== 'video') refuseFraud(proposing.place)
    refuseTimes(proposing.proposals, clock.now())
    await lockPublisher(tx, companyId, suspendedGoesNoFurther)
    const [found] = await listStates(tx, { ids: [id], companyId })
    if (!found) throw new AppError('not_found')
    const press = { id, companyId, accountId, to: 'entrevista', seen: new Map(), letter: null, clock } as const
    const pressed = found.state === 'entrevista' ? undefined : await moveOne(tx, { ...press, reason: undefined })
    // The same moment as that of the move, by which undoing finds it.
    const at = pressed ? new Date(pressed.undoUntil.getTime() - UNDO_SECONDS * SECOND_MS) : clock.now()
    await save(tx, proposing, at)
    return pressed
  })

/** Refuses what could not be proposed now. Changes nothing. */
export async function refuseUnproposable(db: Handle, proposing: Proposing): Promise<void> {
  const tried = db.transaction(async (tx) => {
    await proposeAppointment(tx, proposing)
    tx.rollback()
  })
  await tried.catch((error: unknown) => {
    if (!(error instanceof TransactionRollbackError)) throw error
  })
}

function refuseTimes(proposals: readonly ProposedTime[], now: Date): void {
  const last = now.getTime() + APPOINTMENT_DAYS_MAX * DAY_MS
  const isAhead = ({ startsAt }: ProposedTime) => Date.parse(startsAt) > now.getTime() && Date.parse(startsAt) <= last
  if (!proposals.every(isAhead)) throw new AppError('appointment_time_invalid')
}

/**
 * One row for each application: times that were proposed, chosen or cancelled before give way. A time that another candidate has at the
 * company is refused, which the caller has locked.
 */
async function save(tx: Tx, { id, companyId, mode, place, proposals }: Proposing, at: Date): Promise<void> {
  const candidateId = sql`(select candidate_id from ${application} where id = ${id})`
  // Also without a move: the one before it may be undone.
  const dueAt = new Date(at.getTime() + (UNDO_SECONDS + 1) * SECOND_MS)
  const row = { candidateId, companyId, mode, place, proposals, dueAt, proposedAt: at, changedAt: at } as const
  const none = { startsAt: null, endsAt: null, otherText: null, otherKeyId: null, cancelledAt: null, remindedAt: null }
  await tx
    .insert(appointment)
    .values({ ...row, applicationId: id, createdAt: at, changedBy: 'empresa' })
    .onConflictDoUpdate({
      target: appointment.applicationId,
      set: { ...row, ...none, changedBy: 'empresa', version: sql`${appointment.version} + 1` },
    })
  const [saved] = await listOfApplications(tx, [id], { companyId })
  if (!saved?.proposals.every(({ isFree }) => isFree)) throw new AppError('appointment_taken')
}
