import { createContext, use, useCallback, useEffect, useMemo, useRef, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useSite } from '#web/document/site.ts'
import { signInAddress } from '#web/session/return-address.ts'
import type { Role } from '#web/session/role.ts'
import { useSession } from '#web/session/use-session.ts'
import { rememberOffer } from '#web/tab-storage/remembered-offer.ts'
import { applyTexts } from './texts.ts'
import { useNotice } from '#web/ui/feedback/notice.tsx'
import { listAt, withApply, withoutApply } from './apply-address.ts'
import { LateDialog } from './late-dialog.tsx'
import { useSaving, type Saving } from './saved/use-saving.ts'
import { useApplicant } from './use-applicant.ts'
import { useArrival } from './use-arrival.ts'
import { useAskedOffer } from './use-asked-offer.ts'

interface Apply {
  /** Undefined until it is known. */
  role: Role | null | undefined
  /** Opens the dialog for an offer. Without a session it goes to the sign-in page, which leads back. */
  apply: (offerId: number) => void
  isApplied: (offerId: number) => boolean
  saving: Saving
}

const ApplyContext = createContext<Apply | null>(null)

/** Wraps a public page. One dialog for all its «Aplicar» buttons and one state for all its hearts. The dialog is open while the address has `?aplicar={offerId}`. */
export function ApplyProvider({ children }: { children: ReactNode }) {
  const { role, applied, markApplied } = useApplicant()
  useArrival(role, applied)
  const { asked, press, release, ask } = useAskedOffer()
  const open = useOpen(role, press)
  const saving = useSaving(role)
  const value = useMemo(
    () => ({ role, apply: open, isApplied: (id: number) => applied.has(id), saving }),
    [role, open, applied, saving],
  )

  const maxCvs = useSite()?.quotas.cvs
  const location = useLocation()
  const navigate = useNavigate()
  const offerId = role === 'candidate' && asked !== null && !applied.has(asked) ? asked : null
  const shown = useShown(offerId)
  const close = () => {
    release()
    // A late answer must not move a visitor who has left the page.
    if (shown.current === offerId) void navigate(withoutApply(location), { replace: true, preventScrollReset: true })
  }

  return (
    <ApplyContext value={value}>
      {children}
      <LateDialog
        isLikely={role === 'candidate'}
        offerId={offerId}
        onClose={close}
        onApplied={markApplied}
        maxCvs={maxCvs}
        ask={ask}
      />
    </ApplyContext>
  )
}

export function useApply(): Apply {
  const value = use(ApplyContext)
  if (!value) throw new Error('useApply needs an ApplyProvider above it')
  return value
}

/** The offer whose dialog is open now, for answers that arrive after it has closed. Null after leaving the page. */
function useShown(offerId: number | null) {
  const shown = useRef<number | null>(null)
  useEffect(() => {
    shown.current = offerId
    return () => {
      shown.current = null
    }
  }, [offerId])
  return shown
}

/** Until the role is known, only the address changes. useArrival does the rest. */
function useOpen(role: Role | null | undefined, press: (offerId: number) => void): (offerId: number) => void {
  const { token } = useSession()
  const location = useLocation()
  const navigate = useNavigate()
  const notice = useNotice()
  return useCallback(
    (offerId) => {
      const address = withApply(location, offerId)
      if (!token) return void navigate(signInAddress(address))
      if (role === 'company') return notice.error(applyTexts.companiesCannot)
      if (role === 'operator') return notice.error(applyTexts.operatorsCannot)
      if (role === 'candidate') return press(offerId)
      if (role === undefined) return void navigate(address, { preventScrollReset: true })
      rememberOffer(offerId, listAt(location))
      void navigate('/seleccion-rol')
    },
    [role, token, location, navigate, notice, press],
  )
}
