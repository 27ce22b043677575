import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { isDeep } from './depth.ts'
import { findOutOfReach } from './find-out-of-reach.ts'

/** WCAG 2.2 AA and axe's best practices. axe runs `target-size` only when its tag (wcag22aa) is listed. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

export const phone = { width: 390, height: 844 }
export const desktop = { width: 1280, height: 800 }
/** The window of a desktop at a zoom of 400 %. */
const zoomed = { width: 320, height: 200 }

// A page that fits the narrowest window of a layout fits the wider ones of this layout too.
const narrowest = [320, 601, 961]
const widths = isDeep ? [320, 390, 600, 601, 960, 961, 1280, 1920] : narrowest

/** Waits until React has hydrated the page: from then on clicks and keys work. */
export const waitUntilHydrated = (page: Page) =>
  page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__react')))

/** Waits until fonts are loaded and no animation or transition runs any more. Endless animations don't count. */
const waitUntilAtRest = (page: Page) => page.evaluate(comeToRest)

// Runs in the page. It loops because the end of an animation may start another one.
async function comeToRest() {
  const isEnding = ({ playState, timeline, effect }: Animation) =>
    playState === 'running' && timeline instanceof DocumentTimeline && effect?.getComputedTiming().endTime !== Infinity
  for (;;) {
    await document.fonts.ready
    const running = document.getAnimations().filter(isEnding)
    if (running.length === 0) return
    // The promise of a canceled animation rejects, and that of an animation without frames never settles.
    const ended = Promise.allSettled(running.map(({ finished }) => finished)).then(
      () => new Promise(requestAnimationFrame),
    )
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 1000))])
  }
}

/** Resizes the window and waits until the page has followed. */
async function resize(page: Page, size: { width: number; height: number }) {
  await page.setViewportSize(size)
  // The first frame applies the new size; scripts that observe it change the page before the second.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  await waitUntilAtRest(page)
}

// The legacy mode opens no second page for the result: pages without frames lose nothing. Elements without a violation
// are not described. Each of the two makes a check much faster.
const findViolations = async (page: Page) => {
  // The builder sends and runs half a megabyte twice for each check. A page that has it keeps it.
  const isLoaded = await page.evaluate(() => 'axe' in window)
  const axe = new AxeBuilder({ page, ...(isLoaded && { axeSource: ';' }) })
    .options({ resultTypes: ['violations'] })
    .withTags(rules)
    .setLegacyMode()
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

interface Look {
  /** Names what is checked in the failure message. Default: the address of the page. */
  place?: string
  sizes?: { width: number; height: number }[]
}

/**
 * Expects that a screen or a dialog is accessible at each size and fits each width. It must work at a zoom of 400 % and with text at
 * 200 %. The journeys of e2e/screens do this once for each screen, because it costs seconds.
 */
export async function expectSound(page: Page, { place = page.url(), sizes = [desktop, phone] }: Look = {}) {
  await expectNoViolation(page, { place, sizes })
  if (sizes.length > 1) await expectNoOverflow(page, place)
  await resize(page, sizes.at(-1) ?? phone)
  await expectReachable(page, place)
}

/**
 * Expects that axe finds no violation, on a desktop and on a phone. For a dialog, a message or a loading state on a screen that is checked
 * on both, `sizes: [phone]` is enough: only what surrounds them differs on a desktop. A journey in the quick circle looks at the last size
 * alone.
 */
export async function expectAccessible(page: Page, { place = page.url(), sizes = [desktop, phone] }: Look = {}) {
  await expectNoViolation(page, { place, sizes: isDeep ? sizes : sizes.slice(-1) })
  if (isDeep) await expectReachable(page, place)
}

async function expectNoViolation(page: Page, { place, sizes }: Required<Look>) {
  for (const size of sizes) {
    await resize(page, size)
    expect(await findViolations(page), `${place} at ${size.width} px`).toEqual([])
  }
}

/** Expects that the page does not scroll sideways in any layout; in the deep circle, on either side of every breakpoint. */
export async function expectNoOverflow(page: Page, place = page.url()) {
  for (const width of widths) {
    await resize(page, { width, height: 800 })
    const tooWide = await page.evaluate(findTooWide)
    expect(tooWide, `${place} at ${width} px`).toEqual([])
  }
}

/** Expects that at a zoom of 400 %, and with text at 200 %, each control can be scrolled to and pressed, and no text is cut. */
async function expectReachable(page: Page, place = page.url()) {
  const before = page.viewportSize()
  // A focused element that a narrow window hides loses the focus.
  const focused = await page.evaluateHandle(() => document.activeElement)
  // The browser skips the layout of content far from the window. Notices disappear after four seconds.
  const css = '* { content-visibility: visible !important } [data-notices] { visibility: hidden }'
  const style = await page.addStyleTag({ content: css })
  for (const size of [zoomed, phone, desktop]) {
    if (size !== zoomed) await style.evaluate((sheet) => (sheet.textContent += 'html { font-size: 200% }'))
    // Off the menu, which opens under the pointer.
    await page.mouse.move(size.width - 1, 0)
    await resize(page, size)
    const found = [...(await page.evaluate(findTooWide)), ...(await page.evaluate(findOutOfReach))]
    const how = size === zoomed ? 'at 400 %' : `with text at 200 %, ${size.width} px wide`
    expect.soft(found, `${place} ${how}`).toEqual([])
  }
  await style.evaluate((sheet) => sheet.parentNode?.removeChild(sheet))
  if (before) await resize(page, before)
  await focused.evaluate((element) => element instanceof HTMLElement && element.focus({ preventScroll: true }))
}

// The innermost elements that make the page scroll sideways.
function findTooWide(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  const scrolls = (element: Element): boolean =>
    getComputedStyle(element).overflowX !== 'visible' ||
    (element.parentElement !== null && scrolls(element.parentElement))
  const isTooWide = (element: Element) =>
    element.getBoundingClientRect().right > clientWidth + 1 && !scrolls(element.parentElement ?? element)
  return [...document.body.querySelectorAll('*')]
    .filter((element) => isTooWide(element) && ![...element.children].some(isTooWide))
    .map((element) => `${element.tagName} «${element.textContent?.slice(0, 40)}» ${element.getAttribute('class')}`)
    .slice(0, 5)
}

/** Expects that the focused element is visible and marked as focused. Returns its name. */
export async function expectFocusSeen(page: Page) {
  await waitUntilAtRest(page)
  const focus = await page.evaluate(describeFocus)
  expect(focus, 'the focus can be seen').toMatchObject({ isMarked: true, isInSight: true })
  return focus.name
}

function describeFocus() {
  const element = document.activeElement
  if (!element || element === document.body) return { name: '', isMarked: true, isInSight: true }
  const isVisibleColor = (color: string) => color !== 'transparent' && !/^rgba\(.*, 0\)$/.test(color)
  const hasMark = (one: Element | null | undefined) => {
    if (!one) return false
    const { outlineStyle, outlineWidth, outlineColor, opacity } = getComputedStyle(one)
    const isOutlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && isVisibleColor(outlineColor)
    return isOutlined && Number(opacity) > 0
  }
  // The mark may be on the box around an input, or on the switch drawn after it.
  const marked = [element, element.nextElementSibling, element.parentElement, element.closest('label')]
  const box = element.getBoundingClientRect()
  const points = [0.1, 0.5, 0.9].flatMap((x) => [0.2, 0.5, 0.8].map((y) => [x, y] as const))
  const isInSight = points.some(([x, y]) => {
    const top = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y)
    return top !== null && (element.contains(top) || top.contains(element))
  })
  const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? ''
  return { name: name || (element as HTMLInputElement).name, isMarked: marked.some(hasMark), isInSight }
}
