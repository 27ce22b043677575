import { isEnded, staysVerified, LEGAL_CHANGES, type LegalChange } from '#contract/values/verification.ts'
import type { company, companyCheck, companyVerification } from '#server/database/schema/schema.ts'
import { checkNames } from '#server/domain/companies/check-names.ts'

export type State = (typeof company.$inferSelect)['verification']
export type CheckKind = (typeof companyCheck.$inferSelect)['kind']

/** A company's statements about itself. */
export type LegalData = Pick<
  typeof companyVerification.$inferSelect,
  'legalName' | 'taxNumber' | 'website' | 'contactName' | 'contactPosition' | 'contactPhone' | 'contactEmail'
>

/**
 * The state after a company has sent its data. Another legal name or tax number ends a verification, and so does a change that leaves too
 * few of the checks that were done.
 */
export function stateAfterRequest(
  { state, done }: { state: State; done: readonly CheckKind[] },
  kept: LegalData | undefined,
  sent: LegalData,
): State {
  const isVerified = state === 'verified' && kept !== undefined
  const names = done.map((check) => checkNames[check])
  return isVerified && staysVerified(names, changesOf(kept, sent)) ? 'verified' : 'pending'
}

/** The checks that say nothing any more, because what they checked has changed. */
export function outdatedChecks(kept: LegalData | undefined, sent: LegalData): CheckKind[] {
  if (!kept) return []
  const changes = changesOf(kept, sent)
  return checks.filter((check) => isEnded(checkNames[check], changes))
}

const checks: readonly CheckKind[] = ['registry', 'website', 'phone', 'email']

function changesOf(kept: LegalData, sent: LegalData): LegalChange[] {
  const isSame: Record<LegalChange, boolean> = {
    empresa: kept.legalName === sent.legalName && kept.taxNumber === sent.taxNumber,
    web: kept.website === sent.website,
    contacto: kept.contactPhone === sent.contactPhone && kept.contactName === sent.contactName,
    correo: isSameEmail(kept, sent),
  }
  return LEGAL_CHANGES.filter((change) => !isSame[change])
}

export const isSameEmail = (kept: LegalData, sent: LegalData): boolean =>
  kept.contactEmail.toLowerCase() === sent.contactEmail.toLowerCase()

/** A decision of an operator. */
export type VerificationDecision =
  | 'verified'
  | 'rejected'
  | 'suspended'
  | 'readmitted'
  | 'page-approved'
  | 'page-removed'

export interface CompanyStanding {
  state: State
  isSuspended: boolean
}

const decidable: Record<'verified' | 'rejected', readonly State[]> = {
  verified: ['pending', 'rejected'],
  rejected: ['pending', 'verified'],
}

/** The standing after a decision. Null where nothing can be decided so: somebody has decided before, or nothing was asked for. */
export function standingAfter(
  { state, isSuspended }: CompanyStanding,
  decision: VerificationDecision,
): CompanyStanding | null {
  if (decision === 'page-approved' || decision === 'page-removed') return { state, isSuspended }
  if (decision === 'readmitted') return isSuspended ? { state, isSuspended: false } : null
  if (isSuspended) return null
  if (decision === 'suspended') return { state, isSuspended: true }
  return decidable[decision].includes(state) ? { state: decision, isSuspended } : null
}
