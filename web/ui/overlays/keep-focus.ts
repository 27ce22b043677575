import { focusNear, isShown } from './focus-home.ts'

/** The element with the focus and all around it, the innermost first, on the page of that address. */
let last: { path: HTMLElement[]; page: string } | null = null

function remember({ target }: FocusEvent): void {
  const path: HTMLElement[] = []
  for (let at = target instanceof HTMLElement ? target : null; at; at = at.parentElement) path.push(at)
  last = { path, page: location.pathname }
}

/** Forgets an element that was left on purpose. A deleted or hidden one is still in the page now, and not a moment later. */
function forget({ target }: FocusEvent): void {
  queueMicrotask(() => {
    const element = last?.path[0]
    if (element && element === target && isShown(element) && !element.matches(':disabled')) last = null
  })
}

function restore(): void {
  const element = last?.path[0]
  if (!last || !element || document.activeElement !== document.body || last.page !== location.pathname) return
  // The address changes before the page does: what is pressed in between is still of the page before.
  if (last.path.some((one) => one.localName === 'main' && !one.isConnected)) return
  if (!isShown(element)) focusNear(last.path)
  else if (!element.matches(':disabled')) element.focus({ preventScroll: true })
}

/**
 * Where a card or a dialog goes with the focus, the browser moves it to the start of the document. This moves it to where
 * the page goes on, and back to a button that was disabled while it sent something. Another page moves nothing.
 */
export function keepFocus(): void {
  addEventListener('focusin', remember)
  addEventListener('focusout', forget)
  let frame = 0
  // A dialog that closes returns the focus by itself, one frame later.
  const restoreSoon = () => {
    if (document.activeElement !== document.body || !last) return
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => (frame = requestAnimationFrame(restore)))
  }
  new MutationObserver(restoreSoon).observe(document, { subtree: true, childList: true, attributeFilter: ['disabled'] })
}
