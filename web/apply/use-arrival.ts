import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate, type To } from 'react-router'
import type { Role } from '#web/session/role.ts'
import { findRememberedOffer, forgetOffer, rememberOffer } from '#web/tab-storage/remembered-offer.ts'
import { applyTexts as texts } from './texts.ts'
import { cardId } from './card-id.ts'
import { useNotice } from '#web/ui/feedback/notice.tsx'
import { listAt, offerToApplyTo, withApply, withoutApply } from './apply-address.ts'

/**
 * Runs once the role of the account is known. Opens the dialog for the offer that the tab remembers from before the
 * sign-up. If the address asks for a dialog that cannot open, it shows why or goes to the missing step.
 */
export function useArrival(role: Role | null | undefined, applied: ReadonlySet<number>): void {
  const location = useLocation()
  const navigate = useNavigate()
  const notice = useNotice()
  const arrive = useEffectEvent(() => {
    const go = (to: To) => navigate(to, { replace: true, preventScrollReset: true })
    const asked = offerToApplyTo(location.search)
    if (role === null) {
      // The remembered offer waits for the profile.
      if (asked === null) return
      rememberOffer(asked, listAt(location))
      void go('/seleccion-rol')
      return
    }
    const wanted = asked ?? findRememberedOffer()
    forgetOffer()
    // After signing in, the list is where it was before, and the dialog returns the focus as after a press.
    if (wanted !== null) document.getElementById(cardId(wanted))?.scrollIntoView({ block: 'center' })
    document.querySelector<HTMLElement>(`[data-apply-to="${wanted}"]`)?.focus({ preventScroll: true })
    if (role === 'company') {
      if (asked === null) return
      notice.error(texts.companiesCannot)
      void go(withoutApply(location))
    } else if (wanted !== null && applied.has(wanted)) {
      notice.info(texts.alreadyApplied)
      void go(withoutApply(location))
    } else if (wanted !== asked && wanted !== null) {
      void go(withApply(location, wanted))
    }
  })
  useEffect(() => {
    if (role !== undefined) arrive()
  }, [role])
}
