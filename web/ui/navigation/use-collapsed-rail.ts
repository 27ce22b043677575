import { useCallback, useEffect, useState, type RefObject } from 'react'

/** The rail stays closed under the pointer until the pointer moves, or until it has left the rail. */
type Wait = 'move' | 'leave' | null

// Outside the component, because the next screen mounts another rail under the same pointer.
let isPressed = false

/**
 * The rail opens only after a movement of the pointer. Browsers report a still pointer too: headless Chromium at (0,
 * 0), others when a page appears below it. A press with the mouse closes the rail until the pointer leaves it, also on
 * the next screens. Tab on the page beside it closes it too: otherwise the open rail would cover the focused element.
 */
export function useCollapsedRail(rail: RefObject<HTMLElement | null>) {
  const [wait, setWait] = useState<Wait>(isPressed ? 'leave' : 'move')
  const collapseUntil = useCallback((next: Wait) => {
    isPressed = next === 'leave'
    setWait(next)
  }, [])

  useEffect(() => {
    const leave = ({ key }: KeyboardEvent) => {
      if (key === 'Tab' && !rail.current?.contains(document.activeElement)) collapseUntil('leave')
    }
    document.addEventListener('keyup', leave)
    return () => document.removeEventListener('keyup', leave)
  }, [rail, collapseUntil])

  useEffect(() => {
    if (wait === null) return undefined
    const follow = ({ target, movementX, movementY }: PointerEvent) => {
      const hasMoved = movementX !== 0 || movementY !== 0
      const isOutside = !(target instanceof Node) || !rail.current?.contains(target)
      if (wait === 'leave' ? isOutside : hasMoved) collapseUntil(null)
    }
    document.addEventListener('pointermove', follow)
    return () => document.removeEventListener('pointermove', follow)
  }, [wait, rail, collapseUntil])

  return { isCollapsed: wait !== null, collapseUntil }
}
