import { useEffect, useRef, useState } from 'react'
import { api } from '#web/api/client.ts'
import type { OfferPlace } from '#web/api/types.ts'

/** The places found, and the index of the active one. -1 is the text field. */
interface Completions {
  places: readonly OfferPlace[]
  active: number
}

/** Long enough to skip calls between letters, short enough not to be noticed. */
const PAUSE_MS = 150

/** The places that may complete a text. `completions` is null while none are shown. */
export function useCityCompletions() {
  const [completions, setCompletions] = useState<Completions | null>(null)
  const pending = useRef<AbortController>(undefined)

  const stop = () => pending.current?.abort()
  useEffect(() => () => pending.current?.abort(), [])

  const look = (text: string, { atOnce = false } = {}) => {
    stop()
    const controller = new AbortController()
    pending.current = controller
    const { signal } = controller
    const ask = async () => {
      const places = await api.offers.listOfferCities({ nombre: text.trim() }, { signal })
      if (!signal.aborted) setCompletions({ places, active: -1 })
    }
    const timer = setTimeout(() => void ask().catch(close), atOnce ? 0 : PAUSE_MS)
    signal.addEventListener('abort', () => clearTimeout(timer))
  }

  // If the call fails, the field stays a plain text field and still filters.
  const close = () => {
    stop()
    setCompletions(null)
  }

  /** Goes to the next or the previous place. The text field comes before the first and after the last. */
  const move = (step: 1 | -1) =>
    setCompletions((before) => {
      if (!before) return before
      const stops = before.places.length + 1
      return { ...before, active: ((before.active + 1 + step + stops) % stops) - 1 }
    })

  return { completions, look, move, close }
}
