import { ROLE_CANDIDATE } from '#contract/constants.ts'
import { hasStatus } from '#web/api/api-error.ts'
import { api } from '#web/api/client.ts'
import { getSession } from '#web/tab-storage/session-store.ts'

export type Role = 'candidate' | 'company'

interface Known {
  token: string
  role: Promise<Role | null>
  /** A call has been refused because the account has no profile. */
  isProfileMissing: boolean
}

let known: Known | undefined

async function requestRole(): Promise<Role | null> {
  const [first] = await api.master.getRole()
  if (!first) return null
  return first.tipo === ROLE_CANDIDATE ? 'candidate' : 'company'
}

/** The role of the signed-in account, requested once a session. Null until it has been chosen. */
export function findRole(): Promise<Role | null> {
  const { token } = getSession()
  if (!token) return Promise.resolve(null)
  if (known?.token === token) return known.role
  const role = requestRole()
  known = { token, role, isProfileMissing: false }
  // After a failure, or without a role, the next call asks again.
  role.then((found) => found ?? forgetRole(), forgetRole)
  return role
}

/** Whether the account is known to have no profile. The server would refuse every call that needs one. */
export const isProfileMissing = (): boolean => known?.isProfileMissing ?? false

/** True if a call failed because the account has no profile. From then on `isProfileMissing` is true. */
export function noteMissingProfile(error: unknown): boolean {
  const isMissing = hasStatus(error, 409) && error.code === 'profile_missing'
  if (isMissing && known) known.isProfileMissing = true
  return isMissing
}

/** Call it after set-role and after creating a profile: both change the role. */
export function forgetRole(): void {
  known = undefined
}
