import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** WCAG 2.2 AA, with what axe counts among good practices. `target-size` is on only where it is asked for by its tag. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

export const phone = { width: 390, height: 844 }
export const desktop = { width: 1280, height: 800 }

const widths = [320, 360, 390, 600, 601, 768, 960, 961, 1280, 1920]

/** Scripts have taken the page over: from now on it answers as it will. */
export const waitUntilAlive = (page: Page) =>
  page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__react')))

// The legacy mode needs no second page for its result: half the time, and pages without frames lose nothing.
const findViolations = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).setLegacyMode().analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

interface Look {
  /** What is looked at, where the address does not say it. */
  place?: string
  sizes?: { width: number; height: number }[]
}

/** No barrier that axe can see, on a phone and on a desktop. */
export async function expectAccessible(page: Page, { place = page.url(), sizes = [desktop, phone] }: Look = {}) {
  for (const size of sizes) {
    await page.setViewportSize(size)
    expect(await findViolations(page), `${place} at ${size.width} px`).toEqual([])
  }
}

/** Nothing stands wider than the window, on either side of every breakpoint. */
export async function expectNoOverflow(page: Page, place = page.url()) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    const tooWide = await page.evaluate(findTooWide)
    expect(tooWide, `${place} at ${width} px`).toEqual([])
  }
}

// What makes the page scroll sideways; of those inside one another the innermost is what has to be mended.
function findTooWide(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  const isTooWide = (element: Element) => element.getBoundingClientRect().right > clientWidth + 1
  return [...document.body.querySelectorAll('*')]
    .filter((element) => isTooWide(element) && ![...element.children].some(isTooWide))
    .map((element) => `${element.tagName} «${element.textContent?.slice(0, 40)}» ${element.getAttribute('class')}`)
    .slice(0, 5)
}

/** What has the focus is in sight, and looks otherwise than without it. Returns what it is called. */
export async function expectFocusSeen(page: Page) {
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
  // A box around the input, or the switch that is drawn after it, may carry the mark.
  const bearers = [element, element.nextElementSibling, element.parentElement, element.closest('label')]
  const box = element.getBoundingClientRect()
  const points = [0.1, 0.5, 0.9].flatMap((x) => [0.2, 0.5, 0.8].map((y) => [x, y] as const))
  const isInSight = points.some(([x, y]) => {
    const top = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y)
    return top !== null && (element.contains(top) || top.contains(element))
  })
  const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? ''
  return { name: name || (element as HTMLInputElement).name, isMarked: bearers.some(hasMark), isInSight }
}
