import { isFreeMail } from './free-mail.ts'
import type { Handle } from '#server/database/open.ts'
import { ownerOf, requireStaying } from '#server/domain/accounts/require-staying.ts'
import { AppError } from '#server/errors.ts'
import type { ApiContext } from '#server/http/implement.ts'
import { findVerification, listChecks, lockStanding } from '../queries.ts'
import { renewLink, spendCompanyLink } from './company-link.ts'

/** Mails another link to the corporate e-mail, and ends the one before. Returns the e-mail. */
export async function resendCompanyEmail(context: ApiContext, companyId: number): Promise<string> {
  const email = await requirePending(context.db, companyId)
  await spendCompanyLink(context, { companyId, email })
  await context.db.transaction(async (tx) => {
    await requireStaying(tx, ownerOf({ companyId }))
    const standing = await lockStanding(tx, companyId)
    if (standing?.isSuspended) throw new AppError('company_suspended')
    // Used or replaced in another tab meanwhile.
    if ((await requirePending(tx, companyId)) !== email) throw new AppError('no_company_email')
    await renewLink(tx, context, { companyId, email })
  })
  return email
}

/** The corporate e-mail that has not been confirmed. Refuses if there is none. */
async function requirePending(db: Handle, companyId: number): Promise<string> {
  const kept = await findVerification(db, companyId)
  const isConfirmed = (await listChecks(db, companyId)).some(({ kind }) => kind === 'email')
  if (!kept || isConfirmed || isFreeMail(kept.contactEmail)) throw new AppError('no_company_email')
  return kept.contactEmail
}
