import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Role } from '#web/session/role.ts'
import { findRememberedOffer, forgetOffer } from '#web/tab-storage/remembered-offer.ts'
import { applyTexts as texts } from './texts.ts'
import { useNotice } from '#web/ui/feedback/notice.tsx'
import { offerToApplyTo, withApply, withoutApply } from './apply-address.ts'

/**
 * Runs once the role of whoever arrives is known. Opens the dialog for the offer that the tab remembers from before the
 * sign-up, and says why where the dialog of an offer can not open.
 */
export function useArrival(role: Role | null, applied: ReadonlySet<number>): void {
  const location = useLocation()
  const navigate = useNavigate()
  const notice = useNotice()
  const arrive = useEffectEvent(() => {
    const go = (change: typeof withoutApply) => navigate(change(location), { replace: true, preventScrollReset: true })
    const asked = offerToApplyTo(location.search)
    const wanted = asked ?? findRememberedOffer()
    forgetOffer()
    if (role === 'company') {
      if (asked === null) return
      notice.error(texts.companiesCannot)
      void go(withoutApply)
    } else if (wanted !== null && applied.has(wanted)) {
      notice.info(texts.alreadyApplied)
      void go(withoutApply)
    } else if (wanted !== asked && wanted !== null) {
      void go((address) => withApply(address, wanted))
    }
  })
  useEffect(() => {
    if (role) arrive()
  }, [role])
}
