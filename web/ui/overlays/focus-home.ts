/** If the focused element has been deleted, moves the focus to where the page goes on. */
export const focusHome = (): void => focusNear([document.body])

/**
 * The same, inside of the nearest of these elements that is still there: to the title of an open dialog, to the innermost
 * `data-focus-home` that is visible, or to a heading.
 */
export function focusNear(around: readonly Element[]): void {
  if (document.activeElement !== document.body) return
  for (let place = around.find(isConnected) ?? null; place; place = place.parentElement) {
    const home = homeIn(place)
    if (!home) continue
    home.tabIndex = -1
    return home.focus({ preventScroll: true })
  }
}

const isConnected = (element: Element): boolean => element.isConnected

/** Whether the element is in the page, and not hidden. */
export const isShown = (element: Element): boolean =>
  element.isConnected && (!('checkVisibility' in element) || element.checkVisibility())

function homeIn(place: Element): HTMLElement | undefined {
  const find = (selector: string) => [...place.querySelectorAll<HTMLElement>(selector)].filter(isShown)
  return find('[role$=dialog] h2')[0] ?? find('[data-focus-home]').at(-1) ?? find('h1, h2')[0]
}
