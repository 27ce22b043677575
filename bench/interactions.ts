import { readFile } from 'node:fs/promises'
import type { Browser, Locator, Page } from '@playwright/test'
import { waitUntilHydrated } from '../e2e/support/page-checks.ts'
import { peopleAt } from '../e2e/support/people.ts'
import { startServer } from '../e2e/support/running-server.ts'
import { median, openBrowser, openSlowPhone } from './slow-phone.ts'

// Measures how long a slow phone takes from a press until its result is on the screen, without the time in which a request
// is under way. Fails if a visit is over the budget in budget.json.

interface Interaction {
  name: string
  /** Whether a candidate with a CV is signed in. */
  isSignedIn?: boolean
  /** Gets the page ready for the press. */
  prepare?: (page: Page) => Promise<void>
  /** What is pressed. */
  target: (page: Page) => Locator
  /** Selects what the press shows. */
  shown: string
}

const VISITS = 9
const { interactionMs: most = 0 } = JSON.parse(
  await readFile(new URL('budget.json', import.meta.url), 'utf8'),
) as Record<string, number>

const filters = (page: Page) => page.getByRole('button', { name: 'Filtros' })
const search = (page: Page) => page.locator('dialog [type=submit]')

const interactions: Interaction[] = [
  { name: '«Filtros» opens the sheet', target: filters, shown: 'dialog[open]' },
  {
    name: 'a search shows its offers',
    prepare: async (page) => {
      await filters(page).tap()
      await page.getByRole('dialog').getByLabel('Nombre').fill('a')
      // The number of matches.
      await search(page).filter({ hasText: /\d/ }).waitFor()
    },
    target: search,
    shown: 'main:has([aria-label="Filtros aplicados"]):not(:has([data-skeleton]))',
  },
  {
    name: '«Aplicar» shows the CVs',
    isSignedIn: true,
    target: (page) => page.getByRole('button', { name: /^Aplicar/ }).first(),
    shown: '[role=dialog] input[type=radio]',
  },
]

// Runs in the page. Resolves with the milliseconds between the next click and the frame that shows the element, as a whole
// and without requests.
function measureNext(shown: string): Promise<{ whole: number; own: number }> {
  const timeWithRequests = (from: number, until: number): number => {
    const requests = performance
      .getEntriesByType('resource')
      .map((entry) => entry as PerformanceResourceTiming)
      // No press waits for an image.
      .filter(({ initiatorType }) => initiatorType !== 'img')
      .map(({ startTime, responseEnd }) => [startTime, responseEnd] as const)
      .toSorted(([a], [b]) => a - b)
    let time = 0
    let last = from
    for (const [start, end] of requests) {
      time += Math.max(0, Math.min(end, until) - Math.max(start, last))
      last = Math.max(last, Math.min(end, until))
    }
    return time
  }
  const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
  return new Promise((resolve) => {
    const finish = async (from: number): Promise<void> => {
      await nextFrame()
      const until = await nextFrame()
      const whole = until - from
      resolve({ whole, own: whole - timeWithRequests(from, until) })
    }
    // Not a look in each frame, because React would let the browser make one after each 5 ms of its rendering.
    const watch = (from: number): void => {
      const observer = new MutationObserver(() => {
        if (!document.querySelector(shown)) return
        observer.disconnect()
        void finish(from)
      })
      observer.observe(document, { subtree: true, childList: true, attributes: true })
    }
    addEventListener('click', ({ timeStamp }) => watch(timeStamp), { capture: true, once: true })
  })
}

/** Waits until the page has asked for nothing for a second. Playwright's `networkidle` comes before the late scripts. */
const waitUntilQuiet = (page: Page) =>
  page.waitForFunction(() => {
    const ends = performance
      .getEntriesByType('resource')
      .map((entry) => (entry as PerformanceResourceTiming).responseEnd)
    return performance.now() - Math.max(...ends) > 1000
  })

/** Not `tap`, which makes the page look for what is under the finger. */
async function press(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox()
  if (!box) throw new Error('Nothing to press')
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
}

async function visit(browser: Browser, address: string, { token, interaction }: Visit) {
  const { context, page } = await openSlowPhone(browser)
  if (interaction.isSignedIn) await page.addInitScript((value) => sessionStorage.setItem('accessToken', value), token)
  await page.goto(`${address}/pagina-principal`)
  await waitUntilHydrated(page)
  await waitUntilQuiet(page)
  await interaction.prepare?.(page)
  const measured = page.evaluate(measureNext, interaction.shown)
  await press(page, interaction.target(page))
  const times = await measured
  await context.close()
  return times
}

interface Visit {
  token: string
  interaction: Interaction
}

const server = await startServer({ env: { DEMO_DATA: '1' } })
const browser = await openBrowser()
try {
  const people = peopleAt(server.address)
  const candidate = await people.aCandidate()
  await people.aCv(candidate)
  console.log('Milliseconds without requests (with them)')
  for (const interaction of interactions) {
    const visits: { whole: number; own: number }[] = []
    const { token } = candidate
    while (visits.length < VISITS) visits.push(await visit(browser, server.address, { token, interaction }))
    const own = visits.map((one) => one.own)
    const worst = Math.max(...own)
    const isOver = worst > most
    if (isOver) process.exitCode = 1
    const whole = median(visits.map((one) => one.whole))
    console.log(
      `  ${interaction.name.padEnd(28)} median ${median(own).toFixed(0)} (${whole.toFixed(0)}), worst ${worst.toFixed(0)} of ${most}${isOver ? '  OVER' : ''}`,
    )
  }
} finally {
  await browser.close()
  await server.stop()
}
