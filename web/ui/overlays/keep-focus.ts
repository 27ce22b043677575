/**
 * The browser moves the focus to the start of the document when a card or a dialog goes with it. This moves it to where the
 * page goes on, and back to a button that was disabled while it sent something. Another page moves nothing. Returns how to stop.
 */
export function keepFocus(): () => void {
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
  // A dialog that closes returns the focus by itself, one frame later. A part that waits for its data is invisible by a class: it takes no focus.
  const observer = new MutationObserver(() => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => (frame = requestAnimationFrame(restore)))
  })
  observer.observe(document, { subtree: true, childList: true, attributeFilter: ['disabled', 'class'] })
  return () => (observer.disconnect(), cancelAnimationFrame(frame))
}

/** Whether the element is in the page, and not hidden. */
const isShown = (element: Element): boolean =>
  element.isConnected && (!('checkVisibility' in element) || element.checkVisibility())

const isUsable = (element: Element): boolean => isShown(element) && !element.matches(':disabled')

/** Focuses a `data-focus-home` or a heading, of an open dialog if there is one, in the first of these elements that has one. */
function focusNear(around: readonly Element[]): void {
  const home = around.map(homeIn).find((one) => one !== undefined)
  if (!home) return
  home.tabIndex = -1
  home.focus({ preventScroll: true })
}

function homeIn(place: Element): HTMLElement | undefined {
  const find = (selector: string) => [...place.querySelectorAll<HTMLElement>(selector)].filter(isShown)
  const inDialog = find('[role$=dialog] [data-focus-home]').at(-1) ?? find('[role$=dialog] h2')[0]
  return inDialog ?? find('[data-focus-home]').at(-1) ?? find('h1, h2')[0]
}
