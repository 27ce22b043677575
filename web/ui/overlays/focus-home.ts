/** If the focused element has been deleted, moves the focus to `data-focus-home` of the page. */
export function focusHome(): void {
  if (document.activeElement !== document.body) return
  document.querySelector<HTMLElement>('[data-focus-home]')?.focus({ preventScroll: true })
}
