import { useEffect } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { signInAddress } from './return-address.ts'
import { acknowledgeEnd, type SessionEnd } from '#web/tab-storage/session-store.ts'
import { useSession } from './use-session.ts'

/** Leads to the sign-in page, and from there back, when the session ends without a word from its user. */
export function FollowSessionEnd({ after }: { after: SessionEnd }) {
  const { end } = useSession()
  const navigate = useNavigate()
  const current = useLocation()
  // Refused while on the way to a page: that page is where the visitor wants to return to.
  const wanted = useNavigation().location ?? current

  useEffect(() => {
    if (end !== after) return
    acknowledgeEnd()
    void navigate(signInAddress(wanted), { replace: true })
  }, [end, after, navigate, wanted])

  return null
}
