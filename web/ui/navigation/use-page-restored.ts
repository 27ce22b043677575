import { useEffect, useRef } from 'react'

/** Calls `onRestored` when the browser restores the page from its back/forward cache, with old state. */
export function usePageRestored(onRestored: () => void): void {
  const current = useRef(onRestored)
  useEffect(() => {
    current.current = onRestored
  })
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) current.current()
    }
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [])
}
