import { ROLE_CANDIDATE, ROLE_OPERATOR } from '#contract/constants.ts'
import { api } from '#web/api/client.ts'
import { getSession } from '#web/tab-storage/session-store.ts'

export type Role = 'candidate' | 'company' | 'operator'

interface Account {
  /** Null until it has been chosen. */
  role: Role | null
  /** The server refuses every call that needs a profile until there is one. */
  hasProfile: boolean
}

const nobody: Account = { role: null, hasProfile: false }

let known: { token: string; account: Promise<Account> } | undefined

function roleOf(tipo: number): Role {
  if (tipo === ROLE_OPERATOR) return 'operator'
  return tipo === ROLE_CANDIDATE ? 'candidate' : 'company'
}

async function requestAccount(): Promise<Account> {
  const [first] = await api.master.getRole()
  if (!first) return nobody
  return { role: roleOf(first.tipo), hasProfile: !first.perfil_pendiente }
}

/** The signed-in account, requested once a session. */
export function findAccount(): Promise<Account> {
  const { token } = getSession()
  if (!token) return Promise.resolve(nobody)
  if (known?.token === token) return known.account
  const account = requestAccount()
  known = { token, account }
  // After a failure, or without a profile, the next call asks again.
  account.then(({ hasProfile }) => hasProfile || forgetRole(), forgetRole)
  return account
}

export const findRole = async (): Promise<Role | null> => (await findAccount()).role

/** Call it after set-role and after creating a profile: both change the account. */
export function forgetRole(): void {
  known = undefined
}
