import { and, eq, isNotNull } from 'drizzle-orm'
import { sentenceOfReason, sufficesToVerify } from '#contract/values/verification.ts'
import { dayInMadrid } from '#server/clock.ts'
import type { Tx } from '#server/database/open.ts'
import { account, companyPage } from '#server/database/schema/schema.ts'
import { closeAllOfCompany } from '#server/domain/applications/move-applications.ts'
import type { ActKind } from '#server/domain/operators/act-names.ts'
import { nameOfDoer, recordAct } from '#server/domain/operators/record-act.ts'
import { releaseHeldOffers } from '#server/domain/reviews/review-offer.ts'
import { AppError } from '#server/errors.ts'
import { requireCaller } from '#server/http/access.ts'
import { addStep, changeStanding } from '#server/domain/companies/change-standing.ts'
import { checkNames } from '#server/domain/companies/check-names.ts'
import type { ApiContext } from '#server/http/implement.ts'
import { claimTaxNumber, listChecks } from '../queries.ts'
import { standingAfter, type CompanyStanding, type VerificationDecision } from '../state-after.ts'
import { lockReviewed } from './lock-reviewed.ts'
import { accountIsDisabled } from './texts.ts'

export interface Decided {
  companyId: number
  /** The version that the operator has seen. */
  version: number
  decision: VerificationDecision
  /** A reason from the list of the decision. */
  reason: string | null
  explanation: string | null
}

const actOf: Record<VerificationDecision, ActKind> = {
  verified: 'verify-company',
  rejected: 'reject-company',
  suspended: 'suspend-company',
  readmitted: 'readmit-company',
  'page-approved': 'approve-company-page',
  'page-removed': 'remove-company-page',
}

/**
 * Decides about a company, records it and tells the company, in one transaction. A suspension hides all its offers and
 * closes open applications. A verification publishes offers that were held for the lack of it. A decision about its page approves or
 * removes what it writes there. Refused if somebody has decided or changed something that the operator has not seen.
 */
export async function decide(context: ApiContext, decided: Decided): Promise<CompanyStanding> {
  const { db, clock, jobs } = context
  const { companyId, decision, reason, explanation } = decided
  const { accountId } = requireCaller(context)
  return db.transaction(async (tx) => {
    const kept = await lockReviewed(tx, decided)
    const next = standingAfter(kept, decision)
    if (!next) throw new AppError('company_changed')
    if (decision === 'verified') await requireChecks(tx, companyId)
    if (decision === 'readmitted') await requireEnabled(tx, kept.accountId)
    const page = await reviewPage(tx, decided)
    const now = clock.now()
    const { state: verification, isSuspended } = next
    const verifiedOn = decision === 'verified' ? dayInMadrid(now) : kept.verifiedOn
    const standing = { verification, isSuspended, verifiedOn: verification === 'verified' ? verifiedOn : null }
    await changeStanding(tx, companyId, standing)
    if (decision === 'suspended') await closeOfSuspended(tx, companyId, now)
    if (decision === 'verified') await releaseHeldOffers(tx, companyId)
    // The database refuses a number that another company was verified with.
    if (verification !== kept.state) await claimTaxNumber(tx, companyId, verification === 'verified')
    const operatorEmail = nameOfDoer(accountId)
    const step = { companyId, kind: decision, happenedAt: now, operatorEmail, reason, explanation }
    await jobs.enqueue(tx, 'company-decided', { stepId: await addStep(tx, step) })
    const sentence = sentenceOfReason(reason, explanation)
    await recordAct(tx, accountId, {
      kind: actOf[decision],
      now,
      subjectId: kept.accountId,
      ...(sentence && { reason: sentence }),
      before: page ?? { verification: kept.state, isSuspended: kept.isSuspended },
      ...(!page && { after: { verification, isSuspended } }),
    })
    return next
  })
}

/** Decides about the page, and returns what is on it. Null: the decision is about something else. */
async function reviewPage(tx: Tx, { companyId, decision, explanation }: Decided) {
  if (decision !== 'page-approved' && decision !== 'page-removed') return null
  const isRemoved = decision === 'page-removed'
  const [page] = await tx
    .update(companyPage)
    .set({ review: isRemoved ? 'removed' : 'approved', reason: isRemoved ? explanation : null })
    .where(eq(companyPage.companyId, companyId))
    .returning({ text: companyPage.text, website: companyPage.website })
  if (!page) throw new AppError('company_changed')
  return page
}

/** Waiting candidates are told, without the reason of the suspension. */
const closeOfSuspended = (tx: Tx, companyId: number, at: Date) =>
  closeAllOfCompany(tx, {
    companyId,
    cause: 'empresa_suspendida',
    actor: 'sistema',
    accountId: null,
    letter: null,
    at,
  })

/** Nobody would read the applications of a disabled account. The company is locked, so that it is not disabled meanwhile. */
async function requireEnabled(tx: Tx, accountId: number): Promise<void> {
  const isDisabled = and(eq(account.id, accountId), isNotNull(account.disabledAt))
  if ((await tx.$count(account, isDisabled)) > 0) throw new AppError('company_changed', { sentence: accountIsDisabled })
}

async function requireChecks(tx: Tx, companyId: number): Promise<void> {
  const done = (await listChecks(tx, companyId)).map(({ kind }) => checkNames[kind])
  if (!sufficesToVerify(done)) throw new AppError('checks_missing')
}
