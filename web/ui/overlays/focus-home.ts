/** If the focused element has been deleted, moves the focus to where the page goes on. */
export const focusHome = (): void => focusNear([document.body])

/** The same, in the first of these elements that has a title of an open dialog, a `data-focus-home`, or a heading. */
export function focusNear(around: readonly Element[]): void {
  const home = around.map(homeIn).find((one) => one !== undefined)
  if (!home || document.activeElement !== document.body) return
  home.tabIndex = -1
  home.focus({ preventScroll: true })
}

/** Whether the element is in the page, and not hidden. */
export const isShown = (element: Element): boolean =>
  element.isConnected && (!('checkVisibility' in element) || element.checkVisibility())

function homeIn(place: Element): HTMLElement | undefined {
  const find = (selector: string) => [...place.querySelectorAll<HTMLElement>(selector)].filter(isShown)
  return find('[role$=dialog] h2')[0] ?? find('[data-focus-home]').at(-1) ?? find('h1, h2')[0]
}
