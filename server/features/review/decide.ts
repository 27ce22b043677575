import type { ReviewReason } from '#contract/values/review-reasons.ts'
import {
  approveOffer,
  lockReviewedOffer,
  rejectOffer,
  type LockedOffer,
  type Review,
} from '#server/domain/reviews/review-offer.ts'
import { undoDecision } from '#server/domain/reviews/undo-decision.ts'
import { recordAct } from '#server/domain/operators/record-act.ts'
import type { Tx } from '#server/database/open.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { requireCaller } from '#server/http/access.ts'
import type { ApiContext } from '#server/http/implement.ts'

/** The version that an operator has read. */
export interface Seen {
  offerId: number
  version: number
  review: Review
}

/** Approves an offer, also one that was rejected. Its company gets a letter if candidates did not find it before. */
export async function approve({ db, clock, jobs, ...called }: ApiContext, seen: Seen): Promise<void> {
  const { accountId: by } = requireCaller(called)
  const now = clock.now()
  await db.transaction(async (tx) => {
    const locked = await lockReviewedOffer(tx, seen.offerId)
    requireSeen(locked, seen)
    if (locked.review === 'approved') throw new AppError('offer_reviewed')
    await approveOffer(tx, locked, { by, now })
    await recordAct(tx, by, { kind: 'approve-offer', now, ...changeOf(locked, 'approved') })
    if (locked.review !== 'waiting') {
      await jobs.enqueueLater(tx, 'offer-reviewed', {
        offerId: locked.id,
        decision: 'approved',
        decidedAt: now.getTime(),
      })
    }
  })
}

/** Rejects an offer, also one that was approved, and writes to its company. */
export async function reject(
  { db, clock, jobs, ...called }: ApiContext,
  { reason, note, ...seen }: Seen & { reason: ReviewReason; note: string },
): Promise<void> {
  const { accountId: by } = requireCaller(called)
  const now = clock.now()
  await db.transaction(async (tx) => {
    const locked = await lockReviewedOffer(tx, seen.offerId)
    requireSeen(locked, seen)
    await rejectLocked(tx, { jobs, locked, decided: { by, now, reason, note } })
  })
}

/** Takes back the operator's own decision of the last seconds about an offer or its reports. */
export async function undo({ db, clock, ...called }: ApiContext, offerId: number): Promise<void> {
  const { accountId: by } = requireCaller(called)
  await db.transaction(async (tx) => {
    const locked = await lockReviewedOffer(tx, offerId)
    const now = clock.now()
    const review = await undoDecision(tx, locked, { by, now })
    await recordAct(tx, by, { kind: 'undo-decision', now, ...changeOf(locked, review) })
  })
}

/** Rejects an offer at the shell, whatever its text is by now. Returns its name. */
export const rejectAtShell = (
  { db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  { offerId, reason, note }: { offerId: number; reason: ReviewReason; note: string },
): Promise<string> =>
  db.transaction(async (tx) => {
    const locked = await lockReviewedOffer(tx, offerId)
    await rejectLocked(tx, { jobs, locked, decided: { by: null, now: clock.now(), reason, note } })
    return locked.name
  })

interface Rejection {
  jobs: Deps['jobs']
  locked: LockedOffer
  decided: { by: number | null; now: Date; reason: ReviewReason; note: string }
}

async function rejectLocked(tx: Tx, { jobs, locked, decided }: Rejection): Promise<void> {
  const { by, now, reason, note } = decided
  if (locked.review === 'rejected') throw new AppError('offer_reviewed')
  await rejectOffer(tx, locked, decided)
  await recordAct(tx, by, { kind: 'reject-offer', now, reason: note, ...changeOf(locked, 'rejected', reason) })
  await jobs.enqueueLater(tx, 'offer-reviewed', { offerId: locked.id, decision: 'rejected', decidedAt: now.getTime() })
}

/** Refuses a decision about another text than the operator has read, and one that somebody else has made meanwhile. */
function requireSeen(locked: LockedOffer, seen: Seen): void {
  if (locked.version !== seen.version) throw new AppError('offer_edited')
  if (locked.review !== seen.review) throw new AppError('offer_reviewed')
}

const changeOf = ({ id, accountId, name, review }: LockedOffer, decision: Review, reason?: ReviewReason) => ({
  subjectId: accountId,
  before: { offer: id, name, review },
  after: { review: decision, ...(reason && { grounds: reason }) },
})
