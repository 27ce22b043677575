import { readFile } from 'node:fs/promises'
import type { Browser, CDPSession, Page } from '@playwright/test'
import { waitUntilHydrated } from '../e2e/support/page-checks.ts'
import { startServer } from '../e2e/support/running-server.ts'
import { median, openBrowser, openSlowPhone } from './slow-phone.ts'

// Measures the first load of the public pages on a slow phone: 1.6 Mbit/s, 150 ms, a processor four times slower.
// Fails if a figure is over the budget in budget.json. The largest contentful paint must be in the budget in every visit,
// the other figures as the median of all visits.

interface Visit {
  javascript: number
  styles: number
  html: number
  /** Milliseconds */
  paint: number
  /** The milliseconds beyond 50 of each task that kept the page from reacting. */
  blocked: number
  shift: number
}

const VISITS = 9
const FIRST_MS = 5000
const budget = JSON.parse(await readFile(new URL('budget.json', import.meta.url), 'utf8')) as Record<string, number>
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
const watchPage = () => {
  const seen = { paint: 0, blocked: 0, shift: 0 }
  Object.assign(window, { seen })
  const watch = (type: string, note: (entry: PerformanceEntry & { value: number }) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry as PerformanceEntry & { value: number })
    }).observe({ type, buffered: true })
  watch('largest-contentful-paint', ({ startTime }) => (seen.paint = startTime))
  watch('longtask', ({ duration }) => (seen.blocked += duration - 50))
  watch('layout-shift', ({ value }) => (seen.shift += value))
}

const readSeen = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen: Pick<Visit, 'paint' | 'blocked' | 'shift'> }).seen)

async function visit(browser: Browser, address: string): Promise<Visit> {
  const { context, page, cdp } = await openSlowPhone(browser)
  const bytes = countBytes(cdp)
  await page.addInitScript(watchPage)
  await page.goto(address)
  // The scripts load when the page is there.
  await waitUntilHydrated(page)
  // Files that load while the browser is idle count too.
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(FIRST_MS)
  const seen = await readSeen(page)
  await context.close()
  return { ...bytes, ...seen }
}

async function measure(browser: Browser, address: string) {
  const visits: Visit[] = []
  while (visits.length < VISITS) visits.push(await visit(browser, address))
  const all = (key: keyof Visit) => visits.map((one) => one[key])
  const of = (key: keyof Visit) => median(all(key))
  console.log(`  largest contentful paint, median ${of('paint').toFixed(0)} ms`)
  return {
    javascriptKilobytes: of('javascript') / 1000,
    stylesKilobytes: of('styles') / 1000,
    htmlKilobytes: of('html') / 1000,
    largestContentfulPaintMs: Math.max(...all('paint')),
    totalBlockingTimeMs: of('blocked'),
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
const browser = await openBrowser()
try {
  for (const path of ['/', '/pagina-principal', '/vista-oferta-completa/600']) {
    console.log(`\n${path}`)
    report(await measure(browser, server.address + path))
  }
} finally {
  await browser.close()
  await server.stop()
}
