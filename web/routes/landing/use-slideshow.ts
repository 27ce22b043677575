import { useEffect, useState, useSyncExternalStore, type FocusEvent } from 'react'
import { SLIDESHOW_MS } from '#contract/constants.ts'

const REDUCED = '(prefers-reduced-motion: reduce)'

const subscribe = (listener: () => void) => {
  const query = matchMedia(REDUCED)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

const isReduced = () => matchMedia(REDUCED).matches

/** Nothing moves on the server and until hydration. */
const isReducedOnServer = () => true

/** The index of the current slide. It advances unless paused, hovered, focused, or motion is reduced. */
export function useSlideshow({ count, isPaused }: { count: number; isPaused: boolean }) {
  const [shown, setShown] = useState(0)
  const [isPointedAt, setIsPointedAt] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  const wantsStillness = useSyncExternalStore(subscribe, isReduced, isReducedOnServer)
  const isMoving = !isPaused && !isPointedAt && !hasFocus && !wantsStillness

  useEffect(() => {
    if (!isMoving) return
    const timer = setInterval(() => setShown((before) => (before + 1) % count), SLIDESHOW_MS)
    return () => clearInterval(timer)
  }, [isMoving, count])

  const stillness = {
    onPointerEnter: () => setIsPointedAt(true),
    onPointerLeave: () => setIsPointedAt(false),
    onFocus: () => setHasFocus(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => setHasFocus(currentTarget.contains(relatedTarget)),
  }
  return { shown, setShown, isMoving, stillness }
}
