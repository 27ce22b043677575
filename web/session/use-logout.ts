import { useNavigate } from 'react-router'
import { api } from '#web/api/client.ts'
import { forgetPerson } from '#web/tab-storage/forget-person.ts'
import { dropAllOffers } from '#web/tab-storage/browser-offers.ts'
import { tellSignedOut } from './other-tabs.ts'
import { forgetRole } from './role.ts'
import { getSession, removeToken } from '#web/tab-storage/session-store.ts'

const ANSWER_MS = 3000

/** Revokes the session here, in the other tabs and on the server, and goes to the landing page. */
export function useLogout(): () => Promise<void> {
  const leave = useLeave()
  return async () => {
    // Signing out must work without a server too.
    await api.auth.logout(undefined, { signal: AbortSignal.timeout(ANSWER_MS) }).catch(() => undefined)
    await leave()
  }
}

/** The same for a session that the server has closed already. */
export function useLeave(): () => Promise<void> {
  const navigate = useNavigate()
  return async () => {
    const { token } = getSession()
    removeToken()
    forgetRole()
    forgetPerson()
    dropAllOffers()
    if (token) tellSignedOut(token)
    await navigate('/')
  }
}
