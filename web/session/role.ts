import { ROLE_CANDIDATE } from '#contract/constants.ts'
import { api } from '#web/api/client.ts'
import { getSession } from '#web/tab-storage/session-store.ts'

export type Role = 'candidate' | 'company'

let asked: { token: string; role: Promise<Role | null> } | undefined

async function askRole(): Promise<Role | null> {
  const [first] = await api.master.getRole()
  if (!first) return null
  return first.tipo === ROLE_CANDIDATE ? 'candidate' : 'company'
}

/** The role of the signed-in account, requested once a session. Null until it has been chosen. */
export function findRole(): Promise<Role | null> {
  const { token } = getSession()
  if (!token) return Promise.resolve(null)
  if (asked?.token === token) return asked.role
  const role = askRole()
  asked = { token, role }
  // After a failure, or without a role, the next call asks again.
  role.then((found) => found ?? forgetRole(), forgetRole)
  return role
}

/** Call it after set-role and after creating a profile: both change the role. */
export function forgetRole(): void {
  asked = undefined
}
