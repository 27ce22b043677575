import { useCallback, useEffect, useState, type RefObject } from 'react'

// Outside the component, because the next screen mounts another rail under the same pointer.
let isPressed = false

/**
 * A press with the mouse collapses the rail until the pointer leaves it, on the next screens too. So does Tab on the page
 * beside it: under a resting pointer the rail would cover what has the focus.
 */
export function useCollapsedRail(rail: RefObject<HTMLElement | null>) {
  const [isCollapsed, setIsCollapsed] = useState(isPressed)
  const setCollapsed = useCallback((next: boolean) => {
    isPressed = next
    setIsCollapsed(next)
  }, [])

  useEffect(() => {
    const leave = ({ key }: KeyboardEvent) => {
      if (key === 'Tab' && !rail.current?.contains(document.activeElement)) setCollapsed(true)
    }
    document.addEventListener('keyup', leave)
    return () => document.removeEventListener('keyup', leave)
  }, [rail, setCollapsed])

  useEffect(() => {
    if (!isCollapsed) return undefined
    // The pointer may have left while no rail was mounted.
    const follow = ({ target }: PointerEvent) => {
      if (!(target instanceof Node) || !rail.current?.contains(target)) setCollapsed(false)
    }
    document.addEventListener('pointerover', follow)
    return () => document.removeEventListener('pointerover', follow)
  }, [isCollapsed, rail, setCollapsed])

  return { isCollapsed, setCollapsed }
}
