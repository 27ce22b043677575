import type { ReviewReason } from '#contract/values/review-reasons.ts'
import type { Tx } from '#server/platform/database/open.ts'
import { recordAct } from '#server/platform/database/queries/record-act.ts'
import {
  approveOffer,
  lockReviewedOffer,
  rejectOffer,
  type LockedOffer,
} from '#server/platform/database/queries/review-offer.ts'
import { AppError } from '#server/platform/errors.ts'
import { requireCaller } from '#server/platform/http/access.ts'
import type { ApiContext } from '#server/platform/http/implement.ts'
import { findOfferOfCase, keepLaterReports, lockCase, saveDecision, type ReportCase } from './queries.ts'

export interface Decision {
  /** Why the offer is hidden. Null: it is not. */
  reason: ReviewReason | null
  /** The company and those who reported it read it. */
  note: string
  /** The newest report that the operator has seen. */
  lastSeenId: number
}

/** Decides a case. Whoever gets a letter gets it after the transaction. Refuses one that is decided already. */
export async function decideCase(
  { db, clock, jobs, ...called }: ApiContext,
  id: number,
  decision: Decision,
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
    await (decision.reason ? hide : keep)(tx, { locked, one, by, now, decision })
    const hasNews = one.outcome !== (decision.reason ? 'withdrawn' : 'kept')
    if (hasNews) await jobs.enqueue(tx, 'reports-decided', { caseId: id })
    await jobs.enqueue(tx, 'offer-reported', { caseId: id })
  })
}

interface Deciding {
  locked: LockedOffer
  one: ReportCase
  by: number
  now: Date
  decision: Decision
}

async function hide(tx: Tx, { locked, one, by, now, decision }: Deciding): Promise<void> {
  const { reason, note } = decision
  if (!reason) throw new Error('hiding needs a reason')
  await rejectOffer(tx, locked, { by, now, reason, note })
  await saveDecision(tx, one.id, { outcome: 'withdrawn', decidedAt: now, decidedBy: by, reason, note })
  await record(tx, { locked, by, now, decision }, 'withdraw-offer')
}

/** A hidden offer is found again, unless its company has changed it since: then its review decides. */
async function keep(tx: Tx, { locked, one, by, now, decision }: Deciding): Promise<void> {
  if (one.secondAskedAt && locked.review === 'rejected') await approveOffer(tx, locked, { by, now })
  const outcome = { outcome: 'kept', reason: null, note: decision.note } as const
  await saveDecision(tx, one.id, { ...outcome, decidedAt: now, decidedBy: by })
  await keepLaterReports(tx, one, decision.lastSeenId)
  await record(tx, { locked, by, now, decision }, 'dismiss-reports')
}

const record = (
  tx: Tx,
  { locked, by, now, decision }: Omit<Deciding, 'one'>,
  kind: 'withdraw-offer' | 'dismiss-reports',
): Promise<void> =>
  recordAct(tx, by, {
    kind,
    now,
    subjectId: locked.accountId,
    reason: decision.note,
    before: { offer: locked.id, review: locked.review },
    after: { offer: locked.id, ...(decision.reason && { grounds: decision.reason }) },
  })
