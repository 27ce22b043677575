import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from '@playwright/test'
import { getChromium } from '../scripts/find-chromium.ts'

/** 1.6 Mbit/s down, 0.75 Mbit/s up, 150 ms for a round trip. */
const slowLine = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }

export const openBrowser = async (): Promise<Browser> =>
  chromium.launch({
    executablePath: await getChromium(process.env),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  })

export interface Phone {
  context: BrowserContext
  page: Page
  cdp: CDPSession
}

/** An empty browser on a slow line, with a processor four times slower than that of this machine. */
export async function openSlowPhone(browser: Browser): Promise<Phone> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'es-ES', hasTouch: true })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', slowLine)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return { context, page, cdp }
}

export const median = (numbers: number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
