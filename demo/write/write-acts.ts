import { eq, isNotNull } from 'drizzle-orm'
import { sentenceOfReason } from '#contract/values/verification.ts'
import type { ActKind } from '#server/domain/operators/act-names.ts'
import { recordAct, type Act } from '#server/domain/operators/record-act.ts'
import type { Tx } from '#server/database/open.ts'
import { account, company, offer, offerReview, verificationStep } from '#server/database/schema/schema.ts'
import { DEMO_OPERATOR_EMAIL } from '../emails.ts'
import { present } from '../present.ts'

type Step = (typeof verificationStep.$inferSelect)['kind']

const kinds: Partial<Record<Step, ActKind>> = {
  verified: 'verify-company',
  rejected: 'reject-company',
  suspended: 'suspend-company',
  readmitted: 'readmit-company',
}

/** Records what the demo operator has decided, the oldest first: the register shows acts in the order of their ids. */
export async function writeActs(tx: Tx): Promise<void> {
  const [operator] = await tx.select({ id: account.id }).from(account).where(eq(account.email, DEMO_OPERATOR_EMAIL))
  const acts = [...(await listCompanyActs(tx)), ...(await listOfferActs(tx))]
  for (const act of acts.toSorted((one, other) => one.now.getTime() - other.now.getTime())) {
    await recordAct(tx, present(operator, 'the operator').id, act)
  }
}

async function listCompanyActs(tx: Tx): Promise<Act[]> {
  const rows = await tx
    .select({ step: verificationStep, subjectId: company.accountId })
    .from(verificationStep)
    .innerJoin(company, eq(company.id, verificationStep.companyId))
  return rows.flatMap(({ step, subjectId }) => {
    const kind = kinds[step.kind]
    const reason = sentenceOfReason(step.reason, step.explanation)
    const after = step.kind === 'suspended' ? { isSuspended: true } : { verification: step.kind }
    return kind ? { kind, now: step.happenedAt, subjectId, ...(reason && { reason }), after } : []
  })
}

async function listOfferActs(tx: Tx): Promise<Act[]> {
  const rows = await tx
    .select({ review: offerReview, name: offer.name, subjectId: company.accountId })
    .from(offerReview)
    .innerJoin(offer, eq(offer.id, offerReview.offerId))
    .innerJoin(company, eq(company.id, offer.companyId))
    .where(isNotNull(offerReview.decidedAt))
  return rows.map(({ review, name, subjectId }) => ({
    kind: review.decision === 'rejected' ? 'reject-offer' : 'approve-offer',
    now: present(review.decidedAt ?? undefined, 'the time of a decision'),
    subjectId,
    ...(review.note && { reason: review.note }),
    before: { offer: review.offerId, name },
    after: { review: review.decision },
  }))
}
