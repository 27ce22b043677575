import { useEffect, useRef } from 'react'
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

  const isLeaving = useRef(false)

  useEffect(() => {
    if (end !== after || isLeaving.current) return
    isLeaving.current = true
    // Until the page is left, its calls fail because of the end, and need no notices of their own.
    void Promise.resolve(navigate(signInAddress(wanted), { replace: true })).finally(() => {
      isLeaving.current = false
      acknowledgeEnd()
    })
  }, [end, after, navigate, wanted])

  return null
}
