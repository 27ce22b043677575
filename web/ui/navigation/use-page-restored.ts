import { useEffect, useRef } from 'react'

/** Back from another site the browser may show the page as it was left: waiting for what has long happened. */
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
