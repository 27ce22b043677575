import { useEffect, useRef } from 'react'

/** The id of the link that opens an application. */
export const linkIdOf = (application: number): string => `candidatura-${application}`

/** Beside an open application its row stays in sight, also while J and K lead through the list. */
export function useRowInSight(opened: number | null, isListed: boolean): void {
  useEffect(() => {
    if (opened !== null && isListed) document.getElementById(linkIdOf(opened))?.scrollIntoView({ block: 'nearest' })
  }, [opened, isListed])
}

/** Focuses the link of the closed application in the list, so that the next key continues from there. */
export function useFocusAfterClosing(opened: number | null): void {
  const last = useRef(opened)
  useEffect(() => {
    const closed = last.current
    last.current = opened
    if (opened !== null || closed === null) return
    document.getElementById(linkIdOf(closed))?.focus()
  }, [opened])
}
