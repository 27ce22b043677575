/** If the focused element has been deleted, moves the focus to the innermost `data-focus-home` of the page that is visible. */
export function focusHome(): void {
  if (document.activeElement !== document.body) return
  const homes = [...document.querySelectorAll<HTMLElement>('[data-focus-home]')]
  homes.findLast(isVisible)?.focus({ preventScroll: true })
}

const isVisible = (element: Element): boolean => !('checkVisibility' in element) || element.checkVisibility()
