/**
 * Moves the focus out of a notice before it closes: to the next notice, or else to `before`, where the focus was before it
 * came to the notices, or else to the page. Without this the browser would move it to the start of the document.
 */
export function leaveNotice(notice: Element, before: Element | null): void {
  const other = notice.nextElementSibling ?? notice.previousElementSibling
  if (focus(other?.querySelector(':scope > button') ?? null) || focus(before)) return
  const main = document.querySelector('main')
  main?.setAttribute('tabindex', '-1')
  focus(main)
}

/** Whether the element could take the focus. */
function focus(element: Element | null): boolean {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true })
  return element !== null && document.activeElement === element
}
