import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { listAddress, toResults, type Filters } from './filters/filters.ts'

/**
 * The heading, which takes the focus when another page of the list comes, and when what had the focus is gone with the
 * old list: a chip, «Ver todas las ofertas». On phones the next page begins at the count, as does the result of «Aplicar
 * filtros» everywhere: what is above is known. Going back shows what was seen.
 */
export function useFocusOnHeading(filters: Filters) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(filters)
  const isBack = useNavigationType() === 'POP'
  const isAsked = useLocation().state === toResults
  useEffect(() => {
    const before = shown.current
    shown.current = filters
    if (before === filters) return
    const isLost = document.activeElement === document.body
    if (before.pagina !== filters.pagina || isLost) heading.current?.focus({ preventScroll: true })
    const isNextPage = innerWidth <= PHONE_MAX && isOtherPage(before, filters)
    if (!isBack && (isAsked || isNextPage)) document.querySelector('[data-count]')?.scrollIntoView()
  }, [filters, isBack, isAsked])
  return heading
}

const PHONE_MAX = 600

const isOtherPage = (before: Filters, { pagina, ...filters }: Filters): boolean =>
  before.pagina !== pagina && listAddress({ ...before, pagina }) === listAddress({ ...filters, pagina } as Filters)
