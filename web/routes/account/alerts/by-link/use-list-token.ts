import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useSession } from '#web/session/use-session.ts'
import { findAlertLink, rememberAlertLink } from '#web/tab-storage/alert-link.ts'

/**
 * The token of a visitor's list. It moves from the address to this tab, so that the history does not keep it. Undefined until the page
 * reacts, and null where there is none.
 */
export function useListToken(): string | null | undefined {
  const { initialised } = useSession()
  const { hash } = useLocation()
  const navigate = useNavigate()
  const given = new URLSearchParams(hash.slice(1)).get('token')
  useEffect(() => {
    if (!given) return
    rememberAlertLink(given)
    void navigate('/avisos', { replace: true })
  }, [given, navigate])
  // The server does not know the fragment.
  return initialised ? given || findAlertLink() : undefined
}
