import { startTransition, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { offerToApplyTo, withApply } from './apply-address.ts'
import { askServer, type Asked } from './ask-server.ts'

/**
 * The offer whose dialog is requested: by the address, or by a press before the address changes. The order: the
 * requests leave, the dialog is shown, the address changes, for which React Router renders the page.
 */
export function useAskedOffer() {
  const location = useLocation()
  const navigate = useNavigate()
  const { key } = location
  const [pressed, setPressed] = useState<{ offerId: number; key: string } | null>(null)
  if (pressed && pressed.key !== key) setPressed(null)

  const early = useRef<{ offerId: number; answers: Asked }>(null)
  const press = useCallback(
    (offerId: number) => {
      early.current = { offerId, answers: askServer(offerId) }
      // In a task of its own, because React would otherwise render before the requests leave.
      setTimeout(() => setPressed({ offerId, key }))
    },
    [key],
  )
  const release = useCallback(() => setPressed(null), [])
  const changeAddress = useEffectEvent((offerId: number) =>
    startTransition(() => void navigate(withApply(location, offerId), { preventScrollReset: true })),
  )
  useEffect(() => {
    if (pressed) changeAddress(pressed.offerId)
  }, [pressed])

  /** The answers of the press, once. */
  const ask = useCallback((offerId: number) => {
    const asked = early.current
    early.current = null
    return asked?.offerId === offerId ? asked.answers : askServer(offerId)
  }, [])
  return { asked: offerToApplyTo(location.search) ?? pressed?.offerId ?? null, press, release, ask }
}
