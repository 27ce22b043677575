import { join } from 'node:path'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type EnvironmentOptions, type Plugin } from 'vite'

type Graph = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }

const found = new Map<string, Set<string>>()

/** All that a file needs, however far down, without what is loaded later. */
function filesOf(entry: string, graph: Graph): Set<string> {
  const files = found.get(entry) ?? new Set<string>()
  const visit = (id: string): void => {
    if (files.has(id)) return
    files.add(id)
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) visit(next)
  }
  if (!found.has(entry)) visit(entry)
  found.set(entry, files)
  return files
}

const isNeededBy = (paths: string[], id: string, graph: Graph): boolean =>
  paths.some((path) => filesOf(join(import.meta.dirname, 'web', path), graph).has(id))

const pages = ['landing', 'offers-list', 'offer-view']
const pagesThatNeed = (id: string, graph: Graph): string[] =>
  pages.filter((page) => isNeededBy([`routes/${page}/route.tsx`], id, graph))

/** Files that every page needs, or the landing page and another public one. */
const nameOfPublic = (id: string, graph: Graph): string | null => {
  const needing = pagesThatNeed(id, graph)
  const isOfAll = isNeededBy(['root.tsx', 'entry.client.tsx'], id, graph)
  return isOfAll || (needing.length > 1 && needing.includes('landing')) ? 'public' : null
}

/** Files that both the list and an offer need. */
const nameOfBoth = (id: string, graph: Graph): string | null =>
  pagesThatNeed(id, graph).length > 1 ? nameOfOffers(id, graph) : null

/** Files that one of them and private pages need. */
const nameOfOffers = (id: string, graph: Graph): string | null => pagesThatNeed(id, graph).join('-') || null

// Not the two entries: another chunk that imports them would run them too early.
const own = /^(?!.*\/node_modules\/).*\/(web|contract)\/(?!root|entry)/
const shared = /\/web\/(?!routes|forms)/

const heavy = /node_modules\/(react-aria|@react-aria|react-stately|@tanstack|react-hook-form|react-easy-crop)/

/** Files that no first page needs, but the pages to which search engines lead. */
const foundPages = ['company-page', 'company-directory', 'offers-list/overview'].map(
  (page) => `routes/${page}/route.tsx`,
)
const nameOfFound = (id: string, graph: Graph): string | null => (isNeededBy(foundPages, id, graph) ? 'found' : null)

// A group takes along all that its files import: a dialog in it would bring React Aria to every private page.
const nameOfPrivate = (id: string, graph: Graph): string | null =>
  Array.from(filesOf(id, graph)).some((file) => heavy.test(file)) ? null : 'private'

const firstPress = [
  ...pages.map((page) => `routes/${page}/route.tsx`),
  'entry.client.tsx',
  'apply/apply-dialog.tsx',
  'api/network-client.ts',
]

/** Chromium compiles these files whole, beside the page while they load. Otherwise the first press waits for each function that it calls. */
const compileAhead: Plugin = {
  name: 'compile-ahead',
  apply: 'build',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        const isAhead = file.type === 'chunk' && file.moduleIds.some((id) => isNeededBy(firstPress, id, this))
        if (isAhead) file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
      }
    },
  },
}

/** Packages with programs and files of their own, and those that a start does not need. */
const unbundled = [
  '@aws-sdk/client-s3',
  '@aws-sdk/s3-request-presigner',
  '@node-rs/argon2',
  '@zxcvbn-ts/core',
  '@zxcvbn-ts/language-common',
  '@zxcvbn-ts/language-es-es',
  'flydrive',
  'nodemailer',
  'pdfjs-dist',
  'pdfkit',
  'pg-native',
  'satori',
  'sharp',
  'stripe',
]

/** One file in place of thousands: the packages alone would take a second at each start. */
const bundled: EnvironmentOptions = {
  resolve: { noExternal: true, external: unbundled },
  define: { 'process.env.NODE_ENV': '"production"' },
}

export default defineConfig(({ command }) => ({
  plugins: [
    tailwindcss(),
    { ...optimizeLocales.vite({ locales: ['es-ES'] }), enforce: 'pre' },
    reactRouter(),
    compileAhead,
  ],
  // Found before the first visit, or a cold start answers it with «Outdated Optimize Dep».
  optimizeDeps: { entries: ['web/**/*.tsx', '!web/**/*.test.tsx', '!web/entry.server.tsx'] },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // A few files, because forty small ones compress badly. A visitor of a public page loads nothing that only private
            // pages share.
            codeSplitting: {
              groups: [
                { name: 'base', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
                { name: nameOfPublic, debugName: 'public', test: own },
                // First, because a group takes along what its files import: the list would load what only an offer needs.
                { name: nameOfBoth, debugName: 'offers-list-offer-view', test: own },
                { name: nameOfOffers, debugName: 'offers', test: shared },
                // Loaded by the first call, see web/api/client.ts.
                {
                  name: 'calls',
                  test: /node_modules\/@orpc\/(?!tanstack)|\/web\/api\/(network-client|contract\.json)/,
                },
                { name: nameOfFound, debugName: 'found', test: shared },
                { name: nameOfPrivate, debugName: 'private', test: shared, minShareCount: 3 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      ...(command === 'build' && bundled),
      build: {
        sourcemap: true,
        rolldownOptions: {
          input: {
            main: 'server/main.ts',
            'pdf-worker': 'server/documents/pdf/pdf-worker.ts',
            'picture-thread': 'server/features/discovery/picture-thread.ts',
            'poster-thread': 'server/features/offers/poster/poster-thread.ts',
            'cv-thread': 'server/documents/cv/cv-thread.ts',
          },
          // The names of files and exports stay the same, so that a running server can load parts of a newer build.
          output: { chunkFileNames: '[name].js', minifyInternalExports: false },
        },
      },
    },
  },
}))
