/** As `ref` of what replaces the focused element, which is gone: the focus goes to it, and screen readers read it. */
export const focusAtOnce = (element: HTMLElement | null): void => element?.focus()
