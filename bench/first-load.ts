import { readFile } from 'node:fs/promises'
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test'
import { waitUntilHydrated } from '../e2e/support/page-checks.ts'
import { startServer } from '../e2e/support/running-server.ts'
import { getChromium } from '../scripts/find-chromium.ts'

// Measures the first load of the public pages on a slow phone: 1.6 Mbit/s, 150 ms, a processor four times slower.
// Fails if a figure is over the budget in budget.json. Times are the median of several visits, since machines are noisy.

interface Visit {
  javascript: number
  styles: number
  html: number
  /** Milliseconds */
  paint: number
  shift: number
}

const VISITS = 5
const budget = JSON.parse(await readFile(new URL('budget.json', import.meta.url), 'utf8')) as Record<string, number>
const slow = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const kindOf: Record<string, 'javascript' | 'styles' | 'html'> = {
  Script: 'javascript',
  Stylesheet: 'styles',
  Document: 'html',
}

/** Adds up the transferred (compressed) bytes, by kind. */
function countBytes(cdp: CDPSession) {
  const bytes = { javascript: 0, styles: 0, html: 0 }
  const kinds = new Map<string, keyof typeof bytes>()
  cdp.on('Network.responseReceived', ({ requestId, type }) => {
    const kind = kindOf[type]
    if (kind) kinds.set(requestId, kind)
  })
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId)
    if (kind) bytes[kind] += encodedDataLength
  })
  return bytes
}

// Runs in the page before its own scripts.
const watchPaint = () => {
  const seen = { paint: 0, shift: 0 }
  Object.assign(window, { seen })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.paint = entry.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
}

const readPaint = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen: Pick<Visit, 'paint' | 'shift'> }).seen)

async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'es-ES' })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', slow)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const bytes = countBytes(cdp)
  await page.addInitScript(watchPaint)
  await page.goto(address)
  // The scripts load when the page is there.
  await waitUntilHydrated(page)
  await page.waitForLoadState('networkidle')
  const seen = await readPaint(page)
  await context.close()
  return { ...bytes, ...seen }
}

const median = (numbers: number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

async function measure(browser: Browser, address: string) {
  const visits: Visit[] = []
  while (visits.length < VISITS) visits.push(await visit(browser, address))
  const of = (key: keyof Visit) => median(visits.map((one) => one[key]))
  return {
    javascriptKilobytes: of('javascript') / 1000,
    stylesKilobytes: of('styles') / 1000,
    htmlKilobytes: of('html') / 1000,
    largestContentfulPaintMs: of('paint'),
    layoutShift: of('shift'),
  }
}

/** Prints each figure with its budget. The run fails if a figure is over its budget. */
function report(figures: Record<string, number>): void {
  for (const [name, value] of Object.entries(figures)) {
    const most = budget[name] ?? 0
    const isOver = value > most
    if (isOver) process.exitCode = 1
    const digits = name === 'layoutShift' ? 3 : 1
    console.log(`  ${name.padEnd(26)}${value.toFixed(digits).padStart(8)}  of ${most}${isOver ? '  OVER' : ''}`)
  }
}

const server = await startServer({ env: { DEMO_DATA: '1' } })
const browser = await chromium.launch({
  executablePath: await getChromium(process.env),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
})
try {
  for (const path of ['/', '/pagina-principal', '/vista-oferta-completa/600']) {
    console.log(`\n${path}`)
    report(await measure(browser, server.address + path))
  }
} finally {
  await browser.close()
  await server.stop()
}
