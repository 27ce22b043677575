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

const base = ['contract', 'server/texts.ts', 'server/error-texts.ts', 'server/clock.ts', 'server/errors.ts']
const engines = [
  'server/backup',
  'server/database',
  'server/documents',
  'server/encryption',
  'server/files',
  'server/http',
  'server/jobs',
  'server/log',
  'server/mail',
  'server/payments',
  'server/process',
]
const everyEngine = [...base, 'server/config', 'server/deps.ts', ...engines]
const domain = [...everyEngine, 'server/domain']
const everyFeature = [...domain, 'server/features']

const uiRooms = ['contract', 'web/format', 'web/illustrations', 'web/styles', 'web/ui', 'web/texts.ts']
const sharedByScreens = [
  'web/api',
  'web/apply',
  'web/document',
  'web/forms',
  'web/frames',
  'web/offer-page',
  'web/session',
  'web/tab-storage',
]

/** The imports that each folder may have (docs/architecture.md). If several arrows match a file, the last one counts. */
export const arrows: readonly Arrow[] = [
  { of: 'contract', knows: ['contract'], packages: ['zod', '@orpc/contract'] },
  { of: 'contract/testing', knows: ['contract'] },

  // A new folder may import nothing until it has its own arrow.
  { of: 'server/**/*.ts', knows: [] },
  { of: 'server/error-texts.ts', knows: ['contract'] },
  { of: 'server/texts.ts', knows: ['contract', 'server/error-texts.ts'] },
  { of: 'server/config', knows: [] },
  { of: 'server/deps.ts', knows: everyEngine },
  { of: 'server/http', knows: everyEngine },
  {
    of: 'server/{encryption,jobs,log}',
    knows: ['contract', 'server/config', 'server/deps.ts', 'server/database', 'server/mail'],
  },
  { of: 'server/process', knows: base },
  { of: 'server/backup', knows: ['server/config', 'server/deps.ts', 'server/database', 'server/files'] },
  { of: 'server/documents', knows: [...base, 'server/config', 'server/http/admission/lane.ts'] },
  { of: 'server/database', knows: [...base, 'server/config'] },
  {
    of: 'server/files',
    knows: [
      ...base,
      'server/config/env.ts',
      'server/deps.ts',
      'server/database',
      'server/documents',
      'server/encryption/signer.ts',
    ],
  },
  { of: 'server/payments', knows: [...base, 'server/config', 'server/database'] },
  { of: 'server/mail', knows: ['server/config', 'contract'] },
  { of: 'server/errors.ts', knows: ['contract', 'server/error-texts.ts'] },
  { of: 'server/domain', knows: domain },
  { of: 'server/features/*', knows: domain },
  { of: 'server/features/all-features.ts', knows: [...domain, 'server/features'] },
  { of: 'server/app.ts', knows: everyFeature },
  { of: 'server/start/all-jobs.ts', knows: everyFeature },
  { of: 'server/start/all-mails', knows: ['server/features', 'server/mail'] },
  { of: 'server/start/open-deps.ts', knows: [...everyFeature, 'demo', 'server/start/all-jobs.ts'] },
  {
    of: 'server/start/{serve,dev}.ts',
    knows: [
      ...everyFeature,
      'demo',
      'server/start/all-mails',
      'server/start/all-jobs.ts',
      'server/app.ts',
      'server/start/open-deps.ts',
      'server/start/serve.ts',
      'web/pages.ts',
    ],
  },
  { of: 'server/start/run-workers.ts', knows: ['server/config', 'server/database', 'server/log', 'server/process'] },
  { of: 'server/commands', knows: [...everyFeature, 'server/commands', 'server/start/all-jobs.ts'] },
  {
    of: 'server/main.ts',
    knows: ['server/config', 'server/process', 'server/start/serve.ts', 'server/start/run-workers.ts'],
  },
  { of: 'server/testing', knows: ['contract', 'demo', 'server'] },

  {
    of: 'demo',
    knows: [
      'contract',
      'demo',
      'server/config',
      'server/domain',
      'server/clock.ts',
      'server/database',
      'server/documents',
      'server/encryption',
      'server/files',
      'server/process',
    ],
  },

  { of: 'scripts/*.ts', knows: ['scripts', 'contract', 'server/process/texts.ts'] },

  { of: 'scripts/master-data', knows: ['server/database/master-data'] },
  {
    of: 'scripts/attack',
    knows: ['bench/fill-company.ts', 'e2e/support', 'server/http/calls/calls.ts', 'server/testing'],
  },
  { of: 'scripts/take-screenshots.ts', knows: ['e2e/support', 'scripts'] },
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
  { of: 'web/apply', knows: [...uiRooms, 'web/api', 'web/document', 'web/forms', 'web/session', 'web/tab-storage'] },
  { of: 'web/offer-page', knows: [...uiRooms, 'web/api', 'web/apply', 'web/forms'] },
  { of: 'web/routes/*', knows: [...uiRooms, ...sharedByScreens] },
  { of: 'web/testing', knows: ['contract', 'web'] },

  // Tests may import everything in their top-level folder.
  { of: 'contract', tests: true, knows: ['contract'] },
  { of: 'server', tests: true, knows: ['contract', 'demo', 'server'] },
  { of: 'demo', tests: true, knows: ['contract', 'demo', 'server'] },
  { of: 'web', tests: true, knows: ['contract', 'web'] },
]
