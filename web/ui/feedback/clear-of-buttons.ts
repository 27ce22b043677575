const CONTROLS = 'a[href], button, input, select, textarea, summary, [role=button]'
const GAP = 8

export interface Span {
  top: number
  bottom: number
}

/**
 * How far to move a box up (negative) so that it covers none of the controls and stays in the lower half of the window, where
 * people look for it. 0 where no place is free: then the box stays.
 */
export function findFreeShift(box: Span, controls: readonly Span[], windowHeight: number): number {
  const height = box.bottom - box.top
  const isFree = (top: number) =>
    top >= windowHeight / 2 && controls.every((control) => control.bottom <= top || control.top >= top + height)
  const tops = [box.top, ...controls.map(({ top }) => top - GAP - height).filter((top) => top < box.top)]
  const nearest = Math.max(...tops.filter(isFree))
  return nearest === -Infinity ? 0 : nearest - box.top
}

/** Moves the region of the notices where it covers no control of the page or of the open dialog. */
export function keepClearOfButtons(region: HTMLElement): void {
  region.style.translate = ''
  const box = region.getBoundingClientRect()
  const controls = Array.from(document.querySelectorAll(CONTROLS))
    .filter((control) => !region.contains(control) && !control.closest('[inert]'))
    .map((control) => control.getBoundingClientRect())
    .filter(({ width, left, right }) => width > 1 && left < box.right && right > box.left)
  const shift = box.height > 0 ? findFreeShift(box, controls, window.innerHeight) : 0
  if (shift !== 0) region.style.translate = `0 ${shift}px`
}
