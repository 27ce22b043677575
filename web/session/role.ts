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

/** The role of the account that is signed in, asked once a session; null where it is still to be chosen. */
export function findRole(): Promise<Role | null> {
  const { token } = getSession()
  if (!token) return Promise.resolve(null)
  if (asked?.token === token) return asked.role
  const role = askRole()
  asked = { token, role }
  // A failure, and «none yet», are asked again the next time.
  role.then((found) => found ?? forgetRole(), forgetRole)
  return role
}

/** For whoever changes it: after set-role and after creating a profile. */
export function forgetRole(): void {
  asked = undefined
}
