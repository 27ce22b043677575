import { findTaxNumberFault, normaliseTaxNumber } from '#contract/values/document-numbers/tax-number.ts'
import { findWebAddress } from '#contract/values/typed/web-address.ts'
import { ownerOf, requireStaying } from '#server/domain/accounts/require-staying.ts'
import { addStep, changeStanding } from '#server/domain/companies/change-standing.ts'
import { AppError } from '#server/errors.ts'
import { isPossiblePhone } from '#server/domain/accounts/possible-phone.ts'
import type { ApiContext } from '#server/http/implement.ts'
import { spendTry } from '#server/http/limits/rate-limit.ts'
import { renewLink, spendCompanyLink } from './company-email/company-link.ts'
import * as queries from './queries.ts'
import { isSameEmail, outdatedChecks, stateAfterRequest, type LegalData, type State } from './state-after.ts'

interface Own {
  companyId: number
  /** The version that was read; undefined overwrites any. */
  version: number | undefined
}

/**
 * Saves who a company says it is. The operators check it, unless the company is verified and what was checked still suffices.
 * A new e-mail of the company gets a link. Returns the state.
 */
export async function requestVerification(context: ApiContext, own: Own, given: LegalData): Promise<State> {
  const { db, clock, limits } = context
  const { companyId } = own
  const sent = requireSound(given)
  await spendTry(limits.verificationRequests, companyId)
  const known = await queries.findVerification(db, companyId)
  if (!known || !isSameEmail(known, sent)) await spendCompanyLink(context, { companyId, email: sent.contactEmail })
  return db.transaction(async (tx) => {
    await requireStaying(tx, ownerOf({ companyId }))
    const standing = await queries.lockStanding(tx, companyId)
    if (!standing) throw new AppError('profile_missing')
    if (standing.isSuspended) throw new AppError('company_suspended')
    if (own.version !== undefined && own.version !== standing.version) throw new AppError('verification_changed')
    const kept = await queries.findVerification(tx, companyId)
    const done = (await queries.listChecks(tx, companyId)).map(({ kind }) => kind)
    const state = stateAfterRequest({ state: standing.state, done }, kept, sent)
    const isNew = state === 'pending' && standing.state !== 'pending'
    const now = clock.now()
    // An unverified company claims no number: an impostor would keep the real one out.
    const others = await queries.listSameNumber(tx, companyId, sent.taxNumber)
    if (others.some(({ isClaiming }) => isClaiming)) throw new AppError('tax_number_taken')
    const claimsTaxNumber = state === 'verified'
    // Corrections keep the place in the queue.
    const submittedAt = isNew || !kept ? now : kept.submittedAt
    await queries.saveVerification(tx, companyId, { ...sent, submittedAt, claimsTaxNumber })
    await queries.removeChecks(tx, companyId, outdatedChecks(kept, sent))
    const verifiedOn = state === 'verified' ? standing.verifiedOn : null
    await changeStanding(tx, companyId, { verification: state, isSuspended: false, verifiedOn })
    if (isNew) await addStep(tx, { companyId, kind: 'requested', happenedAt: now })
    if (!kept || !isSameEmail(kept, sent)) await renewLink(tx, context, { companyId, email: sent.contactEmail })
    return state
  })
}

/** The data as they are stored. Throws the code of what is wrong with them. */
function requireSound(given: LegalData): LegalData {
  if (findTaxNumberFault(given.taxNumber)) throw new AppError('tax_number_invalid')
  const website = given.website && findWebAddress(given.website)
  if (given.website && !website) throw new AppError('website_invalid')
  if (!isPossiblePhone(given.contactPhone)) throw new AppError('contact_phone_invalid')
  return { ...given, taxNumber: normaliseTaxNumber(given.taxNumber), website }
}
