import { randomUUID } from 'node:crypto'
import { AppError } from '#server/errors.ts'
import { requireCaller } from '#server/http/access.ts'
import type { ApiContext } from '#server/http/implement.ts'
import { mailboxKeyOf } from '#server/http/limits/mailbox-key.ts'
import { spendTry } from '#server/http/limits/rate-limit.ts'
import { addOperator } from './create-operator.ts'
import { openInvitation } from './setup-link.ts'
import { spendCode, spendCodeTry } from './spend-code.ts'

interface Invitation {
  email: string
  reason: string
  /** Of the device of the operator who invites: a stolen session makes no operator, who would outlive it. */
  code: string
}

/** Makes an operator and has the link mailed to it. Operators with a device get another link at the shell alone. */
export async function inviteOperator(context: ApiContext, { email, reason, code }: Invitation): Promise<void> {
  const { db, clock, jobs, limits } = context
  const { accountId: by } = requireCaller(context)
  await spendCodeTry(limits, { accountId: by, code })
  const now = clock.now()
  await db.transaction(async (tx) => {
    await spendCode(tx, context, { accountId: by, code })
    const accountId = await addOperator(tx, by, { given: email, reason, now })
    // The mail has a token of its own. Until then no link is valid.
    const isNew = await openInvitation(tx, accountId, { token: randomUUID(), now })
    if (!isNew) throw new AppError('operator_at_shell')
    await spendTry(limits.linksADay, mailboxKeyOf(email))
    await jobs.enqueue(tx, 'operator-invited', { accountId })
  })
  await limits.secondFactor.delete(by)
}
