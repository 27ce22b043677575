import { useCallback, useEffect, useState, type RefObject } from 'react'

// Outside the component: the screen that a press leads to mounts a rail of its own under the same pointer.
let isPressed = false

/** A press with the mouse closes the rail until the pointer has left it, over the next screens too. */
export function useCollapsedRail(rail: RefObject<HTMLElement | null>) {
  const [isCollapsed, setIsCollapsed] = useState(isPressed)
  const setCollapsed = useCallback((next: boolean) => {
    isPressed = next
    setIsCollapsed(next)
  }, [])

  useEffect(() => {
    if (!isCollapsed) return undefined
    // The pointer may have left between two screens, when no rail was there to notice.
    const follow = ({ target }: PointerEvent) => {
      if (!(target instanceof Node) || !rail.current?.contains(target)) setCollapsed(false)
    }
    document.addEventListener('pointerover', follow)
    return () => document.removeEventListener('pointerover', follow)
  }, [isCollapsed, rail, setCollapsed])

  return { isCollapsed, setCollapsed }
}
