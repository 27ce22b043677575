import { defineConfig, devices } from '@playwright/test'
import { isDeep } from './e2e/support/depth.ts'
import { findChromium } from './scripts/find-chromium.ts'

// Node keeps compiled modules here. The journeys start many servers.
process.env.NODE_COMPILE_CACHE ??= 'node_modules/.cache/compiled'

const executablePath = findChromium(process.env)

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  // Journeys that take long and rarely fail are left to the deep circle, with one of their kind here.
  ...(!isDeep && { testIgnore: '**/*.deep.spec.ts', grepInvert: /@deep/ }),
  outputDir: 'test-results',
  fullyParallel: true,
  // Each worker has a server, a database and a browser of its own. A journey often waits, so three workers use two cores
  // better than two workers do.
  workers: 3,
  // A journey that passes only now and then is broken.
  retries: 0,
  // The longest journeys take half a minute on two slow cores, and twice that where other programs use them too.
  // A journey that is stuck ends earlier: at the timeout of its step.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: `${process.env.REPORTS ?? 'reports'}/playwright.json` }]],
  use: {
    ...devices['Desktop Chrome'],
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    viewport: { width: 1280, height: 800 },
    // Without animations no step waits for one. main-job.spec.ts and steady-pages.spec.ts run with them.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace costs 40 % more processor time in every journey. `npm run test:e2e -- --trace on` records one.
    trace: 'off',
    screenshot: 'only-on-failure',
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  projects: [{ name: 'chromium' }],
})
