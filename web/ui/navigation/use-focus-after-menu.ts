import { useEffect, useRef, type RefObject } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** The state of the links in a menu. The page that they lead to reads it. */
export const fromMenu = { isFromMenu: true }

/**
 * After an entry of the menu the heading of the section takes the focus. With the focus inside, the rail would stay open and
 * cover the page. Going back and reloading move nothing.
 */
export function useFocusAfterMenu(menu: RefObject<HTMLElement | null>): void {
  const { key, state } = useLocation()
  const isChosen = useNavigationType() !== 'POP' && isStateOfMenu(state)
  const followed = useRef<string>(null)
  useEffect(() => {
    if (followed.current === key) return
    followed.current = key
    const focused = document.activeElement
    if (!isChosen || (focused !== document.body && !menu.current?.contains(focused))) return
    const heading = document.querySelector<HTMLElement>('main [data-focus-home]') ?? document.querySelector('main h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [isChosen, key, menu])
}

const isStateOfMenu = (state: unknown) => typeof state === 'object' && state !== null && 'isFromMenu' in state
