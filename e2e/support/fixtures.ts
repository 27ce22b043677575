import { test as base, expect, type BrowserContext, type Page } from '@playwright/test'
import { aPdf } from '#server/testing/sample-files.ts'
import { isDeep } from './depth.ts'
import { expectExplained } from './expect-explained.ts'
import { peopleAt, type People, type Person } from './people.ts'
import { startServer, type RunningServer } from './running-server.ts'

interface JourneyFixtures {
  /** Errors in the console that a journey causes on purpose, such as a 404. */
  expectedErrors: RegExp[]
  consoleWatch: void
  people: People
  /** Signs a person in on a page without the form. */
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
      const server = await startServer({ isPatient: true })
      await use(server)
      // The doctor takes three seconds of processor time.
      const explained = isDeep ? expectExplained(server) : Promise.resolve()
      await explained.finally(() => server.stop())
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  baseURL: ({ server }, use) => use(server.address),
  people: ({ server }, use) => use(peopleAt(server.address)),
  expectedErrors: [[], { option: true }],
  consoleWatch: [
    async ({ browser, expectedErrors }, use) => {
      const errors: string[] = []
      const watch = (context: BrowserContext) => collectErrors(context, errors)
      browser.on('context', watch)
      await use()
      browser.off('context', watch)
      const unexpected = errors.filter((error) => !expectedErrors.some((one) => one.test(error)))
      expect(unexpected, 'the console has no unexpected errors').toEqual([])
    },
    { auto: true },
  ],
  signIn: ({ server }, use) =>
    use(async (page, { email, token }) => {
      await page.addInitScript(openSession, { origin: server.address, email, token })
    }),
  pdf: async ({}, use) => {
    const dataUrl = await aPdf()
    const buffer = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')
    await use({ name: 'CV de Ana.pdf', mimeType: 'application/pdf', buffer })
  },
})

export { expect } from '@playwright/test'

const collectErrors = (context: BrowserContext, errors: string[]) => {
  // The browser's own line is missing where the page catches the refusal.
  void context.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
      reportError(new Error(`violates ${violatedDirective}: ${blockedURI} by ${sourceFile}`)),
    ),
  )
  context.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (webError) => errors.push(String(webError.error())))
}

// Runs in the page before each document. Only the first document gets the token, so that signing out works.
const openSession = ({ origin, email, token }: { origin: string; email: string; token: string }) => {
  if (window.origin !== origin || window.sessionStorage.getItem('journey') === token) return
  window.sessionStorage.setItem('journey', token)
  window.sessionStorage.setItem('accessToken', token)
  window.sessionStorage.setItem('accountEmail', email.toLowerCase())
}
