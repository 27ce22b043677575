import { sufficesToVerify } from '#contract/values/verification.ts'
import { nameOfDoer, recordAct } from '#server/domain/operators/record-act.ts'
import { AppError } from '#server/errors.ts'
import { requireCaller } from '#server/http/access.ts'
import { checkNames } from '#server/domain/companies/check-names.ts'
import type { ApiContext } from '#server/http/implement.ts'
import { addCheck, findVerification, listChecks, removeChecks } from '../queries.ts'
import type { CheckKind } from '../state-after.ts'
import { lockReviewed } from './lock-reviewed.ts'

interface Mark {
  companyId: number
  /** The version that the operator has seen. */
  version: number
  check: CheckKind
  isDone: boolean
}

/**
 * Records that an operator has checked something, or removes the mark. A verified company keeps the required checks.
 */
export async function markCheck(context: ApiContext, mark: Mark): Promise<void> {
  const { db, clock } = context
  const { companyId, check, isDone } = mark
  const { accountId } = requireCaller(context)
  await db.transaction(async (tx) => {
    const kept = await lockReviewed(tx, mark)
    const data = await findVerification(tx, companyId)
    if (!data || (check === 'website' && !data.website)) throw new AppError('nothing_to_check')
    const now = clock.now()
    const operatorEmail = nameOfDoer(accountId)
    if (isDone) await addCheck(tx, { companyId, kind: check, checkedAt: now, operatorEmail })
    else await removeChecks(tx, companyId, [check])
    const left = (await listChecks(tx, companyId)).map(({ kind }) => checkNames[kind])
    if (!isDone && kept.state === 'verified' && !sufficesToVerify(left)) throw new AppError('checks_missing')
    const subjectId = kept.accountId
    await recordAct(tx, accountId, { kind: 'check-company', now, subjectId, after: { check, isDone } })
  })
}
