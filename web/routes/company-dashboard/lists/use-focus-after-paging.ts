import { useEffect, useRef, type RefObject } from 'react'
import { useNavigationType } from 'react-router'

/**
 * Where a link led to other rows, or here from another list, the focus goes to the heading and the page with it: the
 * link may be gone. Who types in the search or goes along the menu stays there, and going back restores what the browser
 * remembers.
 */
export function useFocusAfterPaging(address: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef<string>(undefined)
  const isReturn = useNavigationType() === 'POP'
  useEffect(() => {
    if (shown.current === address) return
    const isArrival = shown.current === undefined
    shown.current = address
    const focused = document.activeElement
    if (isReturn || focused?.closest('search') || (isArrival && focused !== document.body)) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  }, [address, isReturn])
  return heading
}
