export interface Arrow {
  /** Folders, each with all below it: «web/routes/*» are all screens, one by one. Or files, where it ends in an extension. */
  of: string
  /** Of these folders, their tests alone. */
  tests?: true
  /** What they import besides packages and their own folder: folders and files of the project. */
  knows: readonly string[]
  /** Where given, they import no other packages. */
  packages?: readonly string[]
}

const platform = ['contract', 'server/config', 'server/platform', 'server/texts.ts', 'server/platform/deps.ts']
const platformBase = ['contract', 'server/texts.ts', 'server/platform/clock.ts', 'server/platform/errors.ts']
const everyFeature = [...platform, 'server/features']

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

  // A new folder imports nothing until it has an arrow of its own.
  { of: 'server/**/*.ts', knows: [] },
  { of: 'server/texts.ts', knows: ['contract'] },
  { of: 'server/config', knows: [] },
  { of: 'server/platform', knows: platform },
  // Below, only http knows all of the platform: its other folders must not form cycles.
  { of: 'server/platform/{documents,process}', knows: platformBase },
  { of: 'server/platform/database', knows: [...platformBase, 'server/config'] },
  { of: 'server/platform/files', knows: [...platformBase, 'server/platform/documents'] },
  { of: 'server/platform/payment-provider', knows: [...platformBase, 'server/config', 'server/platform/database'] },
  { of: 'server/platform/errors.ts', knows: ['contract', 'server/texts.ts'] },
  { of: 'server/features/*', knows: platform },
  { of: 'server/app.ts', knows: everyFeature },
  { of: 'server/open-deps.ts', knows: [...everyFeature, 'demo'] },
  { of: 'server/{main,dev}.ts', knows: [...everyFeature, 'demo', 'server/app.ts', 'server/open-deps.ts'] },
  { of: 'server/testing', knows: ['contract', 'demo', 'server'] },

  { of: 'demo', knows: ['contract', 'demo', 'server/config', 'server/platform'] },

  { of: 'scripts/*.ts', knows: ['scripts', 'contract', 'server/main.ts', 'server/platform/process/texts.ts'] },

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
  { of: 'web/apply', knows: [...uiRooms, 'web/api', 'web/session', 'web/tab-storage'] },
  { of: 'web/routes/*', knows: [...uiRooms, ...sharedByScreens] },
  { of: 'web/testing', knows: ['contract', 'web'] },

  // Tests know all of their room, whatever folder they stand in.
  { of: 'contract', tests: true, knows: ['contract'] },
  { of: 'server', tests: true, knows: ['contract', 'demo', 'server'] },
  { of: 'demo', tests: true, knows: ['contract', 'demo', 'server'] },
  { of: 'web', tests: true, knows: ['contract', 'web'] },
]
