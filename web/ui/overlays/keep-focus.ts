import { focusNear, isShown } from './focus-home.ts'

const isUsable = (element: Element): boolean => isShown(element) && !element.matches(':disabled')

/**
 * Where a card or a dialog goes with the focus, the browser moves it to the start of the document. This moves it to where
 * the page goes on, and back to a button that was disabled while it sent something. Another page moves nothing.
 */
export function keepFocus(): void {
  /** The element with the focus and all around it, the innermost first. */
  let path: HTMLElement[] = []
  let [page, frame] = ['', 0]
  const remember = () => {
    path = []
    for (let at = document.activeElement; at instanceof HTMLElement; at = at.parentElement) path.push(at)
    page = location.pathname
  }
  // The press that loads this file has moved the focus already.
  remember()
  addEventListener('focusin', remember)
  // Forgets what was left on purpose. A deleted or hidden element is still in the page now, and not a moment later.
  addEventListener('focusout', ({ target }) =>
    queueMicrotask(() => path[0] === target && path[0] && isUsable(path[0]) && (path = [])),
  )
  const restore = () => {
    const [element] = path
    // The address changes before the page does: what is pressed in between is still of the page before.
    const isGone = page !== location.pathname || path.some((one) => one.localName === 'main' && !one.isConnected)
    if (!element || isGone || document.activeElement !== document.body) return
    if (isUsable(element)) element.focus({ preventScroll: true })
    else if (!isShown(element)) focusNear(path)
  }
  // A dialog that closes returns the focus by itself, one frame later.
  new MutationObserver(() => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => (frame = requestAnimationFrame(restore)))
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['disabled'] })
}
