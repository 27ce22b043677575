import { useEffect, useRef } from 'react'

/** Calls `wake` when the browser restores the page from its back/forward cache, with old state. */
export function usePageRestored(wake: () => void): void {
  const current = useRef(wake)
  useEffect(() => {
    current.current = wake
  })
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) current.current()
    }
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [])
}
