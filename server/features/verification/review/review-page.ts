import { eq } from 'drizzle-orm'
import { hasLetters } from '#contract/values/text/visible-text.ts'
import { companyPage } from '#server/database/schema/schema.ts'
import { recordAct } from '#server/domain/operators/record-act.ts'
import { changeStanding } from '#server/domain/companies/change-standing.ts'
import { AppError } from '#server/errors.ts'
import { requireCaller } from '#server/http/access.ts'
import type { ApiContext } from '#server/http/implement.ts'
import { lockReviewed } from './lock-reviewed.ts'

export interface DecidedPage {
  companyId: number
  /** The version that the operator has seen. */
  version: number
  review: 'approved' | 'removed'
  reason: string
}

/** Approves what a company writes on its page, or removes it and tells the company why. */
export async function reviewPage(context: ApiContext, { companyId, version, review, reason }: DecidedPage) {
  const { accountId } = requireCaller(context)
  const isRemoved = review === 'removed'
  if (isRemoved && !hasLetters(reason)) throw new AppError('reason_missing')
  await context.db.transaction(async (tx) => {
    const owner = await lockReviewed(tx, { companyId, version })
    const rows = await tx
      .update(companyPage)
      .set({ review, reason: isRemoved ? reason : null })
      .where(eq(companyPage.companyId, companyId))
      .returning({ text: companyPage.text, website: companyPage.website })
    const [page] = rows
    if (!page) throw new AppError('company_changed')
    await changeStanding(tx, companyId, {})
    if (isRemoved) await context.jobs.enqueue(tx, 'company-page-removed', { companyId })
    await recordAct(tx, accountId, {
      kind: isRemoved ? 'remove-company-page' : 'approve-company-page',
      now: context.clock.now(),
      subjectId: owner.accountId,
      ...(isRemoved && { reason, before: page }),
    })
  })
}
