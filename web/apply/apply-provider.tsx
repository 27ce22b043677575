import {
  createContext,
  lazy,
  Suspense,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useSite } from '#web/document/site.ts'
import { signInAddress } from '#web/session/return-address.ts'
import type { Role } from '#web/session/role.ts'
import { useSession } from '#web/session/use-session.ts'
import { rememberOffer } from '#web/tab-storage/remembered-offer.ts'
import { applyTexts } from './texts.ts'
import { useNotice } from '#web/ui/feedback/notice.tsx'
import { offerToApplyTo, withApply, withoutApply } from './apply-address.ts'
import { useApplicant } from './use-applicant.ts'
import { useArrival } from './use-arrival.ts'

// React Aria and the upload of CVs are only for candidates.
const loadDialog = () => import('./apply-dialog.tsx')
const ApplyDialog = lazy(loadDialog)

interface Apply {
  /** Opens the dialog for an offer. Without a session it goes to the sign-in page, which leads back. */
  apply: (offerId: number) => void
  isApplied: (offerId: number) => boolean
}

const ApplyContext = createContext<Apply | null>(null)

/** Wraps a public page. One dialog for all its «Aplicar» buttons, open while the address has `?aplicar={offerId}`. */
export function ApplyProvider({ children }: { children: ReactNode }) {
  const { role, applied, markApplied } = useApplicant()
  useArrival(role, applied)
  useEffect(() => (role === 'candidate' ? whenIdle(loadDialog) : undefined), [role])
  const open = useOpen(role)
  const value = useMemo(() => ({ apply: open, isApplied: (id: number) => applied.has(id) }), [open, applied])

  const maxCvs = useSite()?.quotas.cvs
  const location = useLocation()
  const navigate = useNavigate()
  const asked = offerToApplyTo(location.search)
  const offerId = role === 'candidate' && asked !== null && !applied.has(asked) ? asked : null
  const shown = useShown(offerId)
  const close = () => {
    // A late answer must not move a visitor who has left the page.
    if (shown.current === offerId) void navigate(withoutApply(location), { replace: true, preventScrollReset: true })
  }

  // Once loaded it stays mounted, so that it can fade out and return the focus.
  const [isUsed, setIsUsed] = useState(false)
  if (offerId !== null && !isUsed) setIsUsed(true)
  return (
    <ApplyContext value={value}>
      {children}
      {isUsed && (
        <Suspense>
          <ApplyDialog offerId={offerId} onClose={close} onApplied={markApplied} maxCvs={maxCvs} />
        </Suspense>
      )}
    </ApplyContext>
  )
}

export function useApply(): Apply {
  const value = use(ApplyContext)
  if (!value) throw new Error('useApply needs an ApplyProvider above it')
  return value
}

/** Calls `run` when the browser is idle. Returns the function that calls it off. */
function whenIdle(run: () => unknown): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 500)
    return () => clearTimeout(timer)
  }
  const callback = requestIdleCallback(run)
  return () => cancelIdleCallback(callback)
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

/** Until the role is known only the address changes. useArrival does the rest. */
function useOpen(role: Role | null | undefined): (offerId: number) => void {
  const { token } = useSession()
  const location = useLocation()
  const navigate = useNavigate()
  const notice = useNotice()
  return useCallback(
    (offerId) => {
      const address = withApply(location, offerId)
      if (!token) return void navigate(signInAddress(address))
      if (role === 'company') return notice.error(applyTexts.companiesCannot)
      if (role !== null) return void navigate(address, { preventScrollReset: true })
      rememberOffer(offerId)
      void navigate('/seleccion-rol')
    },
    [role, token, location, navigate, notice],
  )
}
