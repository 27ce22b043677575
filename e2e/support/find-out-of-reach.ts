/**
 * Runs in the page, so it stands alone: names the controls that nobody can scroll to and press, and the texts that are cut, squeezed
 * into a column of letters, or smaller than 11 of 16 px.
 */
export function findOutOfReach(): string[] {
  const CONTROLS = 'a[href], button, input, select, textarea, summary, [role=button], [role=spinbutton]'
  const UNSEEN = '[inert], [aria-hidden=true], script, style, svg, option, .partner-window, .pdf-words'
  const cuts = (overflow: string) => /hidden|clip/.test(overflow)
  const parentsOf = function* (element: Element | null) {
    for (let one = element; one && one !== document.body; one = one.parentElement) yield one
  }
  const modal = document.querySelector('dialog:modal') ?? document
  // The last line finds what is for screen readers alone.
  const isSeen = (element: Element | null): element is Element =>
    modal.contains(element) &&
    element !== null &&
    !element.closest(UNSEEN) &&
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    ![...parentsOf(element)].some((one) => getComputedStyle(one).clipPath === 'inset(50%)')

  const isPressed = (control: Element) => {
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    // A long link is taller than the window. Its middle line is in the center.
    const lines = control.getClientRects()
    const { left, top, width, height } = lines[Math.floor(lines.length / 2)] ?? new DOMRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : []
    // Only a program can scroll what hides its overflow. A field scrolls its own text.
    const isHidden = [...parentsOf(control.parentElement)].some(
      (one) => cuts(getComputedStyle(one).overflowY) && one.scrollTop + one.scrollLeft > 0,
    )
    // An open list of completions covers what is below, and closes with the focus.
    const isBelowList = Boolean(hit?.closest('[role=listbox]'))
    return !isHidden && (isBelowList || [control, ...labels].some((one) => one.contains(hit)))
  }
  const linesOf = (text: Text) => {
    const range = document.createRange()
    range.selectNodeContents(text)
    return [...range.getClientRects()].filter(({ width }) => width > 1)
  }
  /** A line is beyond the edge of a box that hides its overflow, or of its card. */
  const isCut = (text: Text) => {
    const lines = linesOf(text)
    for (const one of parentsOf(text.parentElement)) {
      const { display, overflowX, overflowY, position } = getComputedStyle(one)
      if (display === 'contents') continue
      const box = one.getBoundingClientRect()
      const isEdge = cuts(overflowX) || (overflowX === 'visible' && one.matches('.rounded-card'))
      if (isEdge && lines.some(({ left, right }) => right > box.right + 1 || left < box.left - 1)) return true
      if (cuts(overflowY) && lines.some(({ top, bottom }) => bottom > box.bottom + 2 || top < box.top - 2)) return true
      if (/auto|scroll/.test(overflowX + overflowY) || position === 'fixed') return false
    }
    return false
  }
  const isSqueezed = (text: Text) => linesOf(text).length > 3 && text.data.trim().length / linesOf(text).length < 4
  const pixelsOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize)
  const isSmall = ({ parentElement }: Text) =>
    parentElement !== null && pixelsOf(parentElement) < (pixelsOf(document.documentElement) * 11) / 16

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  const seen = texts.filter(({ data, parentElement }) => data.trim() && isSeen(parentElement))
  const controls = [...document.querySelectorAll(CONTROLS)].filter((one) => !one.matches(':disabled') && isSeen(one))
  const named = (what: string) => (one: Text | Element) =>
    `${what}: «${(one instanceof Element && one.getAttribute('aria-label')) || one.textContent?.slice(0, 40)}»`
  const from = { left: scrollX, top: scrollY, behavior: 'instant' } as const
  const found = [
    ...seen.filter(isCut).map(named('cut')),
    ...seen.filter(isSqueezed).map(named('squeezed')),
    ...seen.filter(isSmall).map(named('small')),
    ...controls.filter((control) => !isPressed(control)).map(named('out of reach')),
  ]
  scrollTo(from)
  return found
}
