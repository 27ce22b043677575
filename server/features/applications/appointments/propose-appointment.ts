import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { UNDO_SECONDS } from '#contract/constants.ts'
import { APPOINTMENT_DAYS_MAX, type AppointmentMode } from '#contract/values/applications/appointment-limits.ts'
import type { Clock } from '#server/clock.ts'
import type { Database, Tx } from '#server/database/open.ts'
import { timeOf } from '#server/database/queries/moments.ts'
import { application, appointment, type ProposedTime } from '#server/database/schema/schema.ts'
import { lockPublisher } from '#server/domain/companies/lock-company.ts'
import { refuseFraud } from '#server/domain/reviews/refuse-fraud.ts'
import { AppError } from '#server/errors.ts'
import { moveOne, type Pressed } from '../desk/moves/move-applications.ts'
import { listStates } from '../desk/queries.ts'
import { suspendedGoesNoFurther } from '../desk/texts.ts'

const DAY_MS = 86_400_000
const SECOND_MS = 1000

export interface Proposing {
  /** Of the application. */
  id: number
  companyId: number
  accountId: number
  mode: AppointmentMode
  place: string
  proposals: ProposedTime[]
  clock: Clock
}

/**
 * Proposes times. An application in another state moves to `entrevista` in the same transaction; until that can no longer be undone its
 * candidate hears nothing. Undefined: it was there already.
 */
export const proposeAppointment = (db: Database, proposing: Proposing): Promise<Pressed | undefined> =>
  db.transaction(async (tx) => {
    const { id, companyId, accountId, mode, place, proposals, clock } = proposing
    if (mode !== 'video') refuseFraud(place)
    refuseTimes(proposals, clock.now())
    await lockPublisher(tx, companyId, suspendedGoesNoFurther)
    const [found] = await listStates(tx, { ids: [id], companyId })
    if (!found) throw new AppError('not_found')
    const press = { id, companyId, accountId, to: 'entrevista', seen: new Map(), letter: null, clock } as const
    const pressed = found.state === 'entrevista' ? undefined : await moveOne(tx, { ...press, reason: undefined })
    await refuseTaken(tx, proposing)
    // The same moment as that of the move, by which undoing finds it.
    const at = pressed ? new Date(pressed.undoUntil.getTime() - UNDO_SECONDS * SECOND_MS) : clock.now()
    const dueAt = pressed ? new Date(pressed.undoUntil.getTime() + SECOND_MS) : at
    await save(tx, { id, mode, place, proposals, at, dueAt })
    return pressed
  })

function refuseTimes(proposals: readonly ProposedTime[], now: Date): void {
  const last = now.getTime() + APPOINTMENT_DAYS_MAX * DAY_MS
  const isAhead = ({ startsAt }: ProposedTime) => Date.parse(startsAt) > now.getTime() && Date.parse(startsAt) <= last
  if (!proposals.every(isAhead)) throw new AppError('appointment_time_invalid')
}

/** Another candidate has one of these times at the company. The caller has locked the company. */
async function refuseTaken(tx: Tx, { id, companyId, proposals }: Proposing): Promise<void> {
  for (const { startsAt, minutes } of proposals) {
    const start = timeOf(new Date(startsAt))
    const taken = await tx.$count(
      appointment,
      and(
        eq(appointment.companyId, companyId),
        ne(appointment.applicationId, id),
        isNull(appointment.cancelledAt),
        sql`${appointment.startsAt} < ${start} + make_interval(mins => ${minutes}::int) and ${appointment.endsAt} > ${start}`,
      ),
    )
    if (taken > 0) throw new AppError('appointment_taken')
  }
}

interface Saved extends Pick<Proposing, 'id' | 'mode' | 'place' | 'proposals'> {
  at: Date
  dueAt: Date
}

/** One row for each application: times that were proposed, chosen or cancelled before give way. */
async function save(tx: Tx, { id, at, ...given }: Saved): Promise<void> {
  const [owner] = await tx
    .select({ candidateId: application.candidateId, companyId: application.companyId })
    .from(application)
    .where(eq(application.id, id))
  const row = { ...owner, ...given, proposedAt: at, changedAt: at, changedBy: 'empresa' } as const
  const none = { startsAt: null, endsAt: null, otherText: null, otherKeyId: null, cancelledAt: null, remindedAt: null }
  await tx
    .insert(appointment)
    .values({ ...row, applicationId: id, createdAt: at })
    .onConflictDoUpdate({
      target: appointment.applicationId,
      set: { ...row, ...none, version: sql`${appointment.version} + 1` },
    })
}
