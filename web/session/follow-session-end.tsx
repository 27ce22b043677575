import { useEffect } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { signInAddress } from './return-address.ts'
import { acknowledgeEnd, type SessionEnd } from '#web/tab-storage/session-store.ts'
import { useSession } from './use-session.ts'

/** Sends the visitor to the sign-in page when the session ends without a sign-out here. Signing in leads back. */
export function FollowSessionEnd({ after }: { after: SessionEnd }) {
  const { end } = useSession()
  const navigate = useNavigate()
  const current = useLocation()
  // If the server refused while a page was loading, signing in leads to that page.
  const wanted = useNavigation().location ?? current

  useEffect(() => {
    if (end !== after) return
    acknowledgeEnd()
    void navigate(signInAddress(wanted), { replace: true })
  }, [end, after, navigate, wanted])

  return null
}
