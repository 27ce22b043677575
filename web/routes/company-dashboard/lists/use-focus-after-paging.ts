import { useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'
import type { View } from '../section.ts'

/**
 * After a link to other rows, or from another list, the heading takes the focus and scrolls into view, because the
 * link may be gone. The focus stays in the search, and the menu moves it itself. Arriving at the dashboard or going back moves nothing.
 */
export function useFocusAfterPaging(view: View, address: string): void {
  const shown = useRef({ view, address })
  const isLink = useNavigationType() === 'PUSH'
  useEffect(() => {
    const last = shown.current
    if (last.address === address) return
    shown.current = { view, address }
    const focused = document.activeElement
    const isInMenu = last.view !== view && focused !== document.body
    if (!isLink || isInMenu || focused?.closest('search')) return
    const heading = document.querySelector<HTMLElement>('[data-focus-home]')
    heading?.focus({ preventScroll: true })
    heading?.scrollIntoView({ block: 'start' })
  }, [view, address, isLink])
}
