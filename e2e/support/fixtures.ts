import { test as base, expect, type BrowserContext, type Page } from '@playwright/test'
import { aPdf } from '#server/testing/sample-files.ts'
import { peopleAt, type People, type Person } from './people.ts'
import { startServer, type RunningServer } from './running-server.ts'

interface JourneyFixtures {
  /** What a journey may see in the console on purpose, such as a 404 that it asks for. */
  expectedComplaints: RegExp[]
  consoleWatch: void
  people: People
  /** The page with somebody signed in, as if they had come through /autenticacion. */
  signIn: (page: Page, person: Person) => Promise<void>
  /** A small PDF, ready for `setInputFiles`. */
  pdf: { name: string; mimeType: string; buffer: Buffer }
}

interface WorkerFixtures {
  server: RunningServer
}

export const test = base.extend<JourneyFixtures, WorkerFixtures>({
  server: [
    async ({}, use) => {
      const server = await startServer()
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: ({ server }, use) => use(server.address),
  people: ({ server }, use) => use(peopleAt(server.address)),
  expectedComplaints: [[], { option: true }],
  consoleWatch: [
    async ({ browser, expectedComplaints }, use) => {
      const complaints: string[] = []
      const watch = (context: BrowserContext) => collectComplaints(context, complaints)
      browser.on('context', watch)
      await use()
      browser.off('context', watch)
      const unexpected = complaints.filter((complaint) => !expectedComplaints.some((one) => one.test(complaint)))
      expect(unexpected, 'the console stays clean').toEqual([])
    },
    { auto: true },
  ],
  signIn: ({ server }, use) =>
    use(async (page, { token }) => {
      await page.addInitScript(openSession, { origin: server.address, token })
    }),
  pdf: async ({}, use) => {
    const dataUrl = await aPdf()
    const buffer = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')
    await use({ name: 'CV de Ana.pdf', mimeType: 'application/pdf', buffer })
  },
})

export { expect } from '@playwright/test'

const collectComplaints = (context: BrowserContext, complaints: string[]) => {
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (webError) => complaints.push(String(webError.error())))
}

// Runs in the page, before each document. Only the first time: whoever signs out stays out.
const openSession = ({ origin, token }: { origin: string; token: string }) => {
  if (window.origin !== origin || window.sessionStorage.getItem('journey') === token) return
  window.sessionStorage.setItem('journey', token)
  window.sessionStorage.setItem('accessToken', token)
}
