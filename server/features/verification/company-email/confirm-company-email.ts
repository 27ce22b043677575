import { AppError } from '#server/errors.ts'
import type { ApiContext } from '#server/http/implement.ts'
import { spendTry } from '#server/http/limits/rate-limit.ts'
import { addCheck, lockStanding } from '../queries.ts'
import { endLink, findCompanyOfLink } from './company-link.ts'

/** Records that the corporate e-mail of the token's company is its own. The link needs no session. */
export async function confirmCompanyEmail(context: ApiContext, token: string): Promise<void> {
  const { db, clock, limits, address } = context
  await spendTry(limits.emailLinkUses, address)
  const companyId = await findCompanyOfLink(db, token, clock.now())
  if (companyId === undefined) throw new AppError('email_link_invalid')
  await db.transaction(async (tx) => {
    const standing = await lockStanding(tx, companyId)
    if (standing?.isSuspended || !(await endLink(tx, token))) throw new AppError('email_link_invalid')
    await addCheck(tx, { companyId, kind: 'email', checkedAt: clock.now() })
  })
}
