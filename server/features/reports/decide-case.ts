import type { ReviewReason } from '#contract/values/review-reasons.ts'
import { dayInMadrid } from '#server/clock.ts'
import type { Tx } from '#server/database/open.ts'
import { recordAct } from '#server/domain/operators/record-act.ts'
import {
  approveOffer,
  lockReviewedOffer,
  rejectOffer,
  type LockedOffer,
  type Review,
} from '#server/domain/reviews/review-offer.ts'
import { AppError } from '#server/errors.ts'
import { requireCaller } from '#server/http/access.ts'
import type { ApiContext } from '#server/http/implement.ts'
import { findOfferOfCase, keepLaterReports, lockCase, saveDecision, type ReportCase } from './queries.ts'
import { getStanding } from './standing.ts'

export interface CaseDecision {
  /** Why the offer is hidden. Null: it is not. */
  reason: ReviewReason | null
  /** Read by the company and the authors of reports. */
  note: string
  /** The newest report that the operator has seen. */
  lastSeenId: number
  /** The version of the offer that the operator has read. */
  version: number
}

/**
 * Decides a case. Letters follow when it can no longer be taken back. Refuses a decided case, and one whose offer has changed since
 * the operator read it.
 */
export async function decideCase(
  { db, clock, jobs, ...called }: ApiContext,
  id: number,
  decision: CaseDecision,
): Promise<void> {
  const { accountId: by } = requireCaller(called)
  const now = clock.now()
  await db.transaction(async (tx) => {
    const found = await findOfferOfCase(tx, id)
    if (!found) throw new AppError('report_not_found')
    if (found.offerId === null) throw new AppError('report_decided')
    const locked = await lockReviewedOffer(tx, found.offerId)
    const one = await lockCase(tx, id)
    if (!one?.queuedAt) throw new AppError('report_decided')
    if (locked.version !== decision.version) throw new AppError('offer_edited')
    const today = dayInMadrid(now)
    await (decision.reason ? hide : keep)(tx, { locked, one, by, now, today, decision })
    const standing = await getStanding(tx, id, today)
    const decided = { caseId: id, decidedAt: now.toISOString() }
    const isNews = one.outcome !== (decision.reason ? 'withdrawn' : 'kept')
    await jobs.enqueueLater(tx, 'reports-decided', { ...decided, isNews, isPublic: standing === 'public' })
    await jobs.enqueueLater(tx, 'offer-reported', { ...decided, isSecondLook: one.secondAskedAt !== null, standing })
  })
}

interface Deciding {
  locked: LockedOffer
  one: ReportCase
  by: number
  now: Date
  today: string
  decision: CaseDecision
}

async function hide(tx: Tx, { locked, one, by, now, decision }: Deciding): Promise<void> {
  const { reason, note } = decision
  if (!reason) throw new Error('hiding needs a reason')
  await rejectOffer(tx, locked, { by, now, reason, note })
  const decided = { offerName: readName(locked, one), decidedAt: now, decidedBy: by }
  await saveDecision(tx, one.id, { ...decided, outcome: 'withdrawn', reason, note })
  const change = { before: locked.review, after: 'rejected', grounds: reason } as const
  await recordAct(tx, by, { kind: 'withdraw-offer', now, reason: note, ...actOf(locked, change) })
}

/** An offer that this case has hidden is found again. Whatever else hides it stays: another rejection, or a review that waits. */
async function keep(tx: Tx, { locked, one, by, now, today, decision: { note, lastSeenId } }: Deciding): Promise<void> {
  const isWithdrawn = (await getStanding(tx, one.id, today)) === 'withdrawn'
  if (isWithdrawn) await approveOffer(tx, locked, { by, now })
  const decided = { offerName: readName(locked, one), decidedAt: now, decidedBy: by }
  await saveDecision(tx, one.id, { ...decided, outcome: 'kept', reason: null, note })
  await keepLaterReports(tx, one, lastSeenId)
  const change = { before: locked.review, after: isWithdrawn ? 'approved' : locked.review } as const
  await recordAct(tx, by, { kind: 'dismiss-reports', now, reason: note, ...actOf(locked, change) })
}

/** The name that its reporters may have read: a hidden offer may have got another one since. */
const readName = ({ review, name }: LockedOffer, { offerName }: ReportCase): string =>
  review === 'waiting' || review === 'approved' ? name : offerName

interface Change {
  before: Review
  after: Review
  grounds?: ReviewReason
}

const actOf = ({ id: offer, accountId: subjectId }: LockedOffer, { before, after, ...grounds }: Change) => ({
  subjectId,
  before: { offer, review: before },
  after: { offer, review: after, ...grounds },
})
