import { join } from 'node:path'
import { configDefaults, defineConfig } from 'vitest/config'

// Node keeps compiled packages here. jsdom and the like then load faster in each test process.
process.env.NODE_COMPILE_CACHE ??= 'node_modules/.cache/compiled'

// Apart from vite.config.ts: the tests need nothing of what builds the pages.
const isDeep = process.env.TEST_DEPTH === 'deep'
const exclude = [...configDefaults.exclude, 'build/**', ...(isDeep ? [] : ['**/*.deep.test.*'])]

export default defineConfig({
  test: {
    maxWorkers: 3,
    retry: 0,
    // The longest tests take three seconds, and ten times that where other programs use the machine too. Tests that take
    // longer have a timeout of their own.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A second, the default, is short on a busy machine.
    expect: { poll: { timeout: 20_000 } },
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    // Far from Madrid, so that nothing counts on the time zone of the machine.
    env: { TZ: 'Pacific/Auckland' },
    reporters: ['default', ['json', { outputFile: `${process.env.REPORTS ?? 'reports'}/vitest.json` }]],
    projects: [
      {
        extends: true,
        test: {
          name: 'plain',
          environment: 'node',
          include: ['{contract,scripts,web,e2e}/**/*.test.ts'],
          exclude,
          // Mostly pure functions: loading the modules again for each file would take longer than the tests.
          isolate: false,
          setupFiles: ['contract/testing/set-rounds.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          // Each file has an app and a database of its own. Loading the server again for each takes longer than the tests.
          isolate: false,
          include: ['{server,demo}/**/*.test.ts'],
          exclude,
          // One PostgreSQL for the whole run.
          globalSetup: ['server/testing/global-setup.ts'],
          setupFiles: ['contract/testing/set-rounds.ts'],
          alias: { '@node-rs/argon2': join(import.meta.dirname, 'server/testing/cheap-argon2.ts') },
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          // Loading jsdom, React and its parts for each file would take longer than the tests.
          isolate: false,
          include: ['web/**/*.test.tsx'],
          exclude,
          setupFiles: ['contract/testing/set-rounds.ts', 'web/testing/prepare-page.ts'],
        },
      },
    ],
  },
})
