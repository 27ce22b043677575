import { eq } from 'drizzle-orm'
import { ROLE_OPERATOR } from '#contract/constants.ts'
import type { Tx } from '#server/database/open.ts'
import { markUsed } from '#server/database/queries/mark-used.ts'
import { account, session } from '#server/database/schema/schema.ts'
import type { Deps } from '#server/deps.ts'
import { findCustomer } from '#server/domain/accounts/find-customer.ts'
import { lockAccount } from '#server/domain/accounts/lock-account.ts'
import { recordAct } from '#server/domain/operators/record-act.ts'
import { AppError } from '#server/errors.ts'
import { hideCompany, showCompany } from './hide-company.ts'

type Context = Pick<Deps, 'db' | 'clock' | 'jobs'>

export interface Disabling {
  /** The account of the operator; null: somebody at the shell. */
  by: number | null
  subjectId: number
  isDisabled: boolean
  /** For the owner and for the register. */
  reason: string
}

/**
 * Keeps the owner of an account out, or lets them in again, and tells them why. Ends all sessions; sign-in refuses a disabled account under
 * the same lock. Returns false, without effect, where the account is so already. Operators are disabled at the shell alone, so that a stolen session of
 * one does not keep the others out.
 */
export const disableAccount = ({ db, clock, jobs }: Context, disabling: Disabling): Promise<boolean> =>
  db.transaction(async (tx) => {
    const { by, subjectId, isDisabled, reason } = disabling
    const kept = await lockAccount(tx, subjectId)
    if (!kept) throw new AppError('account_not_found')
    if (kept.role === ROLE_OPERATOR) throw new AppError('operator_at_shell')
    if ((kept.disabledAt !== null) === isDisabled) return false
    const now = clock.now()
    await tx
      .update(account)
      .set({ disabledAt: isDisabled ? now : null })
      .where(eq(account.id, subjectId))
    if (kept.disabledAt === null) await shutOut(tx, { ...disabling, jobs, now })
    else await letIn(tx, { ...disabling, since: kept.disabledAt, now })
    await recordAct(tx, by, { kind: isDisabled ? 'disable-account' : 'enable-account', now, subjectId, reason })
    await jobs.enqueue(tx, 'account-disabled', { accountId: subjectId, isDisabled, decidedAt: now.getTime() })
    return true
  })

async function shutOut(tx: Tx, { jobs, now, ...disabling }: Disabling & Pick<Deps, 'jobs'> & { now: Date }) {
  await tx.delete(session).where(eq(session.accountId, disabling.subjectId))
  await hideCompany(tx, { ...disabling, now })
  // Its owner can no longer cancel it.
  const customer = await findCustomer(tx, disabling.subjectId)
  if (customer) await jobs.enqueue(tx, 'renewal-ended', customer)
}

async function letIn(tx: Tx, enabling: Disabling & { since: Date; now: Date }): Promise<void> {
  // Otherwise an account that was disabled for long would be closed as unused.
  await markUsed(tx, enabling.subjectId, enabling.now)
  await showCompany(tx, enabling)
}
