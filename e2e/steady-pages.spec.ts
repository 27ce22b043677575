import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { desktop, phone } from './support/page-checks.ts'

/** The web font is a few pixels wider than its fallback, so inline marks and line ends move: 0.022 was measured. */
const FONT_SHIFT = 0.03

/** Collects what moves without a press, from the first paint on. Runs in the page before its own scripts. */
function watchShifts() {
  const shifts: { value: number; bars: string[] }[] = []
  Object.assign(window, { shifts })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & Shift)[]) {
      if (entry.hadRecentInput) continue
      const isFixed = ({ node }: { node: Node | null }) =>
        node instanceof Element && getComputedStyle(node).position === 'fixed'
      const bars = entry.sources.filter(isFixed).map(({ node }) => node?.textContent ?? '')
      shifts.push({ value: entry.value, bars })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

interface Shift {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null }[]
}

/** Opens a page over a slow connection, and expects that hardly anything moves, and no bar at the edge of the window. */
async function expectSteady(page: Page, path: string) {
  await page.addInitScript(watchShifts)
  await slowDown(page)
  // The slow connection takes longer where other journeys use the processor too.
  await page.goto(path, { waitUntil: 'networkidle', timeout: 90_000 })
  const shifts = await page.evaluate(
    () => (window as unknown as { shifts: { value: number; bars: string[] }[] }).shifts,
  )
  const bars = shifts.flatMap((shift) => shift.bars)
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  expect(bars, `bars of ${path}`).toEqual([])
  expect(sum, path).toBeLessThan(FONT_SHIFT)
}

// Milliseconds until a request leaves. So fonts, scripts, answers and pictures arrive one after the other. The throttling of the
// browser's developer tools lost a request in one of four hundred runs, and the page waited for it for ever.
const delays: Record<string, number> = {
  document: 100,
  stylesheet: 100,
  font: 500,
  script: 300,
  fetch: 250,
  image: 700,
}

/** Delays each request of a page, as a slow connection does. The calls with the longest addresses are answered first. */
async function slowDown(page: Page) {
  await page.route('**/*', async (route) => {
    const type = route.request().resourceType()
    const letters = new URL(route.request().url()).pathname.length
    await wait(type === 'fetch' ? Math.max(100, 1500 - 30 * letters) : (delays[type] ?? 100))
    // A page that is closed needs no answer.
    await route.continue().catch(() => undefined)
  })
}

test.describe('with animations', () => {
  test.use({ viewport: phone, contextOptions: { reducedMotion: 'no-preference' } })

  test('nothing moves after the first paint of a public page and of a private one', async ({
    context,
    people,
    signIn,
  }) => {
    const candidate = await people.aCandidate()
    const offerId = await people.anOffer(await people.aCompany())
    await expectSteady(await context.newPage(), `/vista-oferta-completa/${offerId}`)
    for (const path of [`/vista-oferta-completa/${offerId}`, '/mi-perfil']) {
      const page = await context.newPage()
      await signIn(page, candidate)
      await expectSteady(page, path)
    }
  })
})

for (const [device, size] of Object.entries({ phone, desktop })) {
  test(
    `on a ${device} nothing moves after the first paint of a company's pages, new or with offers`,
    { tag: '@deep' },
    async ({ browser, people, signIn }) => {
      test.slow()
      const [fresh, busy] = [await people.aCompany(), await people.aCompany()]
      await people.anOffer(busy)
      const context = await browser.newContext({ viewport: size, reducedMotion: 'no-preference' })
      for (const company of [fresh, busy]) {
        for (const path of [
          '/perfil-empresa',
          '/perfil-empresa?seccion=ofertas',
          '/perfil-empresa?seccion=candidatos',
        ]) {
          const page = await context.newPage()
          await signIn(page, company)
          await expectSteady(page, path)
          await page.close()
        }
      }
      await context.close()
    },
  )

  test(
    `on a ${device} nothing moves after the first paint of a candidate's pages`,
    { tag: '@deep' },
    async ({ browser, people, signIn }) => {
      test.slow()
      const offerId = await people.anOffer(await people.aCompany())
      const candidate = await people.aCandidate()
      await people.anApplication(candidate, { offerId, cvId: await people.aCv(candidate) })
      const context = await browser.newContext({ viewport: size, reducedMotion: 'no-preference' })
      const pages = [
        '/',
        '/pagina-principal',
        `/vista-oferta-completa/${offerId}`,
        '/mi-perfil',
        '/mi-perfil?seccion=cvs',
        '/cuenta',
      ]
      for (const path of pages) {
        const page = await context.newPage()
        await signIn(page, candidate)
        await expectSteady(page, path)
        await page.close()
      }
      await context.close()
    },
  )
}
