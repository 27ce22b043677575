import type { company, companyCheck } from '#server/platform/database/schema/schema.ts'

export type State = (typeof company.$inferSelect)['verification']
export type Check = (typeof companyCheck.$inferSelect)['kind']

/** What a company says of itself. */
export interface LegalData {
  legalName: string
  taxNumber: string
  website: string | null
  contactName: string
  contactPosition: string
  contactPhone: string
  contactEmail: string
}

/** The state after a company has sent its data. Only a change of legal name or tax number ends a verification. */
export function stateAfterRequest(state: State, kept: LegalData | undefined, sent: LegalData): State {
  return state === 'verified' && kept && isSameCompany(kept, sent) ? 'verified' : 'pending'
}

/** The checks that say nothing any more, because what they checked has changed. */
export function outdatedChecks(kept: LegalData | undefined, sent: LegalData): Check[] {
  if (!kept) return []
  const isSame = isSameCompany(kept, sent)
  const isOutdated: Record<Check, boolean> = {
    registry: !isSame,
    website: !isSame || kept.website !== sent.website,
    phone: !isSame || kept.contactPhone !== sent.contactPhone || kept.contactName !== sent.contactName,
    email: !isSameEmail(kept, sent),
  }
  return (Object.keys(isOutdated) as Check[]).filter((check) => isOutdated[check])
}

const isSameCompany = (kept: LegalData, sent: LegalData): boolean =>
  kept.legalName === sent.legalName && kept.taxNumber === sent.taxNumber

export const isSameEmail = (kept: LegalData, sent: LegalData): boolean =>
  kept.contactEmail.toLowerCase() === sent.contactEmail.toLowerCase()

/** What an operator decides. */
export type Decision = 'verified' | 'rejected' | 'suspended' | 'readmitted'

export interface Standing {
  state: State
  isSuspended: boolean
}

const decidable: Record<'verified' | 'rejected', readonly State[]> = {
  verified: ['pending', 'rejected'],
  rejected: ['pending', 'verified'],
}

/** The standing after a decision. Null where nothing can be decided so: somebody has decided before, or nothing was asked for. */
export function standingAfter({ state, isSuspended }: Standing, decision: Decision): Standing | null {
  if (decision === 'readmitted') return isSuspended ? { state, isSuspended: false } : null
  if (isSuspended) return null
  if (decision === 'suspended') return { state, isSuspended: true }
  return decidable[decision].includes(state) ? { state: decision, isSuspended } : null
}
