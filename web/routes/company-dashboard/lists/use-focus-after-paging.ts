import { useEffect, useRef, type RefObject } from 'react'
import { useNavigationType } from 'react-router'

/**
 * After a link to other rows, or from another list, the heading takes the focus and scrolls into view, because the
 * link may be gone. The focus stays in the search and in the menu. After going back, the browser restores the position.
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
