import { useEffect, useRef } from 'react'
import type { Filters } from './filters/filters.ts'

/**
 * The heading, which takes the focus when another page of the list comes, and when what had the focus is gone with the
 * old list: a chip, «Ver todas las ofertas».
 */
export function useFocusOnHeading(filters: Filters) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(filters)
  useEffect(() => {
    const before = shown.current
    shown.current = filters
    if (before === filters) return
    const isLost = document.activeElement === document.body
    if (before.pagina !== filters.pagina || isLost) heading.current?.focus({ preventScroll: true })
  }, [filters])
  return heading
}
