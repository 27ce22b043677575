import { useNavigate } from 'react-router'
import { api } from '#web/api/client.ts'
import { removeCompanyFormData } from './company-form-data.ts'
import { removeDrafts } from './drafts.ts'
import { tellSignedOut } from './other-tabs.ts'
import { forgetRole } from './role.ts'
import { getSession, removeToken } from './session-store.ts'

const ANSWER_MS = 3000

/** Revokes the session here, in the other tabs and on the server, and goes to the landing page. */
export function useLogout(): () => Promise<void> {
  const navigate = useNavigate()
  return async () => {
    const { token } = getSession()
    // Leaving must work without a server too.
    await api.auth.logout(undefined, { signal: AbortSignal.timeout(ANSWER_MS) }).catch(() => undefined)
    removeToken()
    forgetRole()
    // The next person at this tab must not find what this one typed.
    removeDrafts()
    removeCompanyFormData()
    if (token) tellSignedOut(token)
    await navigate('/')
  }
}
