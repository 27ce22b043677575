export interface Arrow {
  /** Folders with all their subfolders («web/routes/*»: each screen is one folder), or files if it has an extension. */
  of: string
  /** Only the tests of these folders. */
  tests?: true
  /** The project's folders and files that they may import, besides packages and their own folder. */
  knows: readonly string[]
  /** If given, they may import no other packages. */
  packages?: readonly string[]
}

const platform = ['contract', 'server/config', 'server/platform', 'server/texts.ts', 'server/platform/deps.ts']
const platformBase = ['contract', 'server/texts.ts', 'server/platform/clock.ts', 'server/platform/errors.ts']
const domain = [...platform, 'server/domain']
const everyFeature = [...domain, 'server/features']

const uiRooms = ['contract', 'web/format', 'web/illustrations', 'web/styles', 'web/ui', 'web/texts.ts']
const sharedByScreens = [
  'web/api',
  'web/apply',
  'web/document',
  'web/forms',
  'web/frames',
  'web/session',
  'web/tab-storage',
]

/** Who may import whom (docs/architecture.md). Where several arrows match a file, the last one counts. */
export const arrows: readonly Arrow[] = [
  { of: 'contract', knows: ['contract'], packages: ['zod', '@orpc/contract'] },

  // A new folder may import nothing until it has its own arrow.
  { of: 'server/**/*.ts', knows: [] },
  { of: 'server/texts.ts', knows: ['contract'] },
  { of: 'server/config', knows: [] },
  { of: 'server/platform', knows: platform },
  // Only http may import all of the platform: the other folders must not form cycles.
  { of: 'server/platform/process', knows: platformBase },
  { of: 'server/platform/documents', knows: [...platformBase, 'server/config'] },
  { of: 'server/platform/database', knows: [...platformBase, 'server/config', 'server/platform/lanes'] },
  { of: 'server/platform/lanes', knows: ['server/config', 'server/platform/errors.ts'] },
  {
    of: 'server/platform/files',
    knows: [
      ...platformBase,
      'server/config/env.ts',
      'server/platform/deps.ts',
      'server/platform/database',
      'server/platform/documents',
      'server/platform/lanes',
      'server/platform/signer.ts',
    ],
  },
  { of: 'server/platform/payment-provider', knows: [...platformBase, 'server/config', 'server/platform/database'] },
  { of: 'server/platform/mail', knows: ['server/config', 'contract'] },
  { of: 'server/platform/errors.ts', knows: ['contract', 'server/texts.ts'] },
  { of: 'server/domain', knows: domain },
  { of: 'server/features/*', knows: domain },
  { of: 'server/{app,cli,all-jobs}.ts', knows: everyFeature },
  { of: 'server/all-mails', knows: ['server/features', 'server/platform/mail'] },
  { of: 'server/open-deps.ts', knows: [...everyFeature, 'demo', 'server/all-jobs.ts'] },
  {
    of: 'server/{serve,dev}.ts',
    knows: [...everyFeature, 'demo', 'server/all-mails', 'server/all-jobs.ts', 'server/app.ts', 'server/open-deps.ts'],
  },
  { of: 'server/run-workers.ts', knows: ['server/config', 'server/platform'] },
  { of: 'server/rotate-secret.ts', knows: ['server/config', 'server/platform'] },
  { of: 'server/main.ts', knows: ['server/config', 'server/platform', 'server/serve.ts', 'server/run-workers.ts'] },
  { of: 'server/testing', knows: ['contract', 'demo', 'server'] },

  { of: 'demo', knows: ['contract', 'demo', 'server/config', 'server/domain', 'server/platform'] },

  { of: 'scripts/*.ts', knows: ['scripts', 'contract', 'server/main.ts', 'server/platform/process/texts.ts'] },

  {
    of: 'scripts/attack',
    knows: ['bench/fill-company.ts', 'e2e/support', 'server/platform/http/calls.ts', 'server/testing'],
  },
  { of: 'scripts/breaks', knows: [] },

  { of: 'web/**/*.{ts,tsx}', knows: [] },
  { of: 'web/*.{ts,tsx}', knows: ['contract', 'web', 'virtual:react-router'] },
  { of: 'web/texts.ts', knows: ['contract'] },
  { of: 'web/{document,format,illustrations}', knows: ['contract', 'web/texts.ts'] },
  { of: 'web/ui', knows: uiRooms },
  { of: 'web/tab-storage', knows: ['contract'] },
  { of: 'web/api', knows: ['contract', 'web/tab-storage'] },
  { of: 'web/session', knows: ['contract', 'web/api', 'web/tab-storage'] },
  { of: 'web/forms', knows: [...uiRooms, 'web/api', 'web/tab-storage'] },
  { of: 'web/frames', knows: [...uiRooms, 'web/api', 'web/document', 'web/session'] },
  { of: 'web/apply', knows: [...uiRooms, 'web/api', 'web/document', 'web/session', 'web/tab-storage'] },
  { of: 'web/routes/*', knows: [...uiRooms, ...sharedByScreens] },
  { of: 'web/testing', knows: ['contract', 'web'] },

  // Tests may import everything in their top-level folder.
  { of: 'contract', tests: true, knows: ['contract'] },
  { of: 'server', tests: true, knows: ['contract', 'demo', 'server'] },
  { of: 'demo', tests: true, knows: ['contract', 'demo', 'server'] },
  { of: 'web', tests: true, knows: ['contract', 'web'] },
]
