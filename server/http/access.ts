import type { Access, CallMeta } from '#contract/call.ts'
import { ROLE_CANDIDATE, ROLE_COMPANY, ROLE_OPERATOR } from '#contract/constants.ts'
import type { Caller } from './caller.ts'
import { AppError } from '#server/errors.ts'

const rolesOf: Record<Exclude<Access, 'public'>, readonly (number | null)[]> = {
  session: [null, ROLE_CANDIDATE, ROLE_COMPANY, ROLE_OPERATOR],
  candidate: [ROLE_CANDIDATE],
  company: [ROLE_COMPANY],
  operator: [ROLE_OPERATOR],
  'new-candidate': [null, ROLE_CANDIDATE],
  'new-company': [null, ROLE_COMPANY],
}

/**
 * Refuses with 401 if nobody is signed in, and with 403 if role or session do not suffice, the e-mail is not confirmed, or a suspended
 * company asks for applicants that it may no longer read.
 */
export function requireAccess({ access, needsConfirmedEmail, readsApplicants }: CallMeta, caller: Caller | null): void {
  if (access === 'public') return
  if (!caller) throw new AppError('unauthenticated')
  if (caller.role === ROLE_OPERATOR && !caller.hasSecondFactor) throw new AppError('forbidden')
  if (!rolesOf[access].includes(caller.role)) throw new AppError('forbidden')
  if (readsApplicants && !caller.readsApplicants) throw new AppError('applicants_closed')
  if (needsConfirmedEmail && !caller.isConfirmed) throw new AppError('email_unconfirmed')
}

interface Called {
  caller: Caller | null
}

/** The signed-in caller, for calls that need at least the access `session`. */
export function requireCaller({ caller }: Called): Caller {
  if (!caller) throw new AppError('unauthenticated')
  return caller
}

/** The signed-in caller. Refuses operators: only the shell changes or closes their accounts, and the register shows it. */
export function requireNoOperator(called: Called): Caller {
  const caller = requireCaller(called)
  if (caller.role === ROLE_OPERATOR) throw new AppError('operator_at_shell')
  return caller
}

/** The caller's own candidate id; 409 if there is no profile yet. */
export function requireCandidate(called: Called): number {
  const { candidateId } = requireCaller(called)
  if (candidateId === null) throw new AppError('profile_missing')
  return candidateId
}

/** The caller's own company id; 409 if there is no profile yet. */
export function requireCompany(called: Called): number {
  const { companyId } = requireCaller(called)
  if (companyId === null) throw new AppError('profile_missing')
  return companyId
}
