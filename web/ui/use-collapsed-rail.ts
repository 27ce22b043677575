import { useCallback, useEffect, useState, type RefObject } from 'react'

// Outside the component, because the next screen mounts another rail under the same pointer.
let isPressed = false

/** A press with the mouse collapses the rail until the pointer leaves it, on the next screens too. */
export function useCollapsedRail(rail: RefObject<HTMLElement | null>) {
  const [isCollapsed, setIsCollapsed] = useState(isPressed)
  const setCollapsed = useCallback((next: boolean) => {
    isPressed = next
    setIsCollapsed(next)
  }, [])

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
