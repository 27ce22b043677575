import { randomUUID } from 'node:crypto'
import { UNDO_SECONDS } from '#contract/constants.ts'
import { APPLICATION_DECISIONS, type ApplicationState } from '#contract/values/applications/application-states.ts'
import type { DiscardReason } from '#contract/values/applications/discard-reasons.ts'
import type { Clock } from '#server/clock.ts'
import type { Database, Handle, Tx } from '#server/database/open.ts'
import { lockCompany, lockPublisher } from '#server/domain/companies/lock-company.ts'
import { moveApplications } from '#server/domain/applications/move-applications.ts'
import { AppError } from '#server/errors.ts'
import { endPause } from '../../silence/republish-offers.ts'
import { listStates } from '../queries.ts'
import { cannotMove, cannotMoveAny, movedTooOften, suspendedGoesNoFurther } from '../texts.ts'
import { listMovedOften } from './queries.ts'

/** A press: changes of several applications at once by a company. */
export interface Press {
  companyId: number
  accountId: number
  to: ApplicationState
  /** The states that the person saw, of those that are known. */
  seen: ReadonlyMap<number, ApplicationState>
  reason: DiscardReason | undefined
  /** The text for the candidates. */
  letter: string | null
  clock: Clock
}

export interface Pressed {
  /** Names the press, for undoing it. */
  batch: string
  moved: number[]
  notMoved: number[]
  undoUntil: Date
}

const SECOND_MS = 1000
const DAY_MS = 86_400_000
/** Moves of one application in 24 hours. Almost each is a mail to the same person, who cannot leave those about the outcome. */
const MOVES_PER_DAY = 10

/** Until when a press can be undone. */
export const undoUntil = (at: Date): Date => new Date(at.getTime() + UNDO_SECONDS * SECOND_MS)

/** Moves one application. Refused if its state is not the one that was seen, or allows no such move. */
export const moveOne = (db: Handle, { id, ...press }: Press & { id: number }): Promise<Pressed> =>
  db.transaction(async (tx) => {
    const owned = { ids: [id], companyId: press.companyId }
    await lockFor(tx, press)
    if ((await listStates(tx, owned)).length === 0) throw new AppError('not_found')
    const pressed = await move(tx, press, [id])
    if (pressed.moved.length > 0) return pressed
    // Its candidate may have withdrawn or deleted it meanwhile.
    const [left] = await listStates(tx, owned)
    if (!left) throw new AppError('not_found')
    throw new AppError('application_moved', { sentence: cannotMove(left.state, press.to), state: left.state })
  })

/** Moves those of these applications that can be moved. Refused if none can. */
export const moveMany = (db: Database, { ids, ...press }: Press & { ids: readonly number[] }): Promise<Pressed> =>
  db.transaction(async (tx) => {
    await lockFor(tx, press)
    const own = await listStates(tx, { ids, companyId: press.companyId })
    if (own.length === 0) throw new AppError('not_found')
    const { moved, ...pressed } = await move(
      tx,
      press,
      own.map(({ id }) => id),
    )
    if (moved.length === 0) throw new AppError('application_moved', { sentence: cannotMoveAny(press.to) })
    const isMoved = new Set(moved)
    return { ...pressed, moved, notMoved: [...new Set(ids)].filter((id) => !isMoved.has(id)) }
  })

/**
 * A suspended company may end its selections and not continue them: its offers are hidden, and its texts would reach
 * people by mail.
 */
const lockFor = (tx: Tx, { companyId, to }: Press) =>
  to === 'descartada' ? lockCompany(tx, companyId) : lockPublisher(tx, companyId, suspendedGoesNoFurther)

// The caller holds the company. The clock is read after that wait, so that the time to undo is whole.
async function move(tx: Tx, { to, clock, ...press }: Press, ids: readonly number[]): Promise<Pressed> {
  const batch = randomUUID()
  const at = clock.now()
  const free = await listFree(tx, ids, at)
  const until = undoUntil(at)
  const owner = { companyId: press.companyId }
  const dueAt = new Date(until.getTime() + SECOND_MS)
  const isChosen = APPLICATION_DECISIONS.some((decision) => decision === to)
  // Deciding counts as reading, also without opening.
  await endPause(tx, press.companyId)
  const moved = isChosen
    ? await moveApplications(tx, { ...press, at, ids: free, owner, to, actor: 'empresa', batch, dueAt })
    : []
  return { batch, moved, notMoved: [], undoUntil: until }
}

/** Those that were not moved too often. Refused if all were. */
async function listFree(tx: Tx, ids: readonly number[], at: Date): Promise<number[]> {
  const often = await listMovedOften(tx, ids, { since: new Date(at.getTime() - DAY_MS), times: MOVES_PER_DAY })
  const isOften = new Set(often.map(({ id }) => id))
  const free = ids.filter((id) => !isOften.has(id))
  if (free.length > 0) return free
  const end = Math.min(...often.map(({ first }) => first.getTime())) + DAY_MS
  const retryAfterSeconds = Math.ceil((end - at.getTime()) / SECOND_MS)
  throw new AppError('too_many_tries', { sentence: movedTooOften, retryAfterSeconds })
}
