import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

type ModuleImports = (id: string) => { importedIds: readonly string[] } | null

const heavy = /node_modules\/(react-aria|@react-aria|react-stately|@tanstack|react-hook-form|react-easy-crop)/

/** Whether a file needs, however far down, what only private pages and dialogs need. */
const isHeavy = (id: string, importsOf: ModuleImports): boolean => {
  const seen = new Set<string>()
  const reaches = (one: string): boolean => {
    if (heavy.test(one)) return true
    if (seen.has(one) || one.includes('/node_modules/')) return false
    seen.add(one)
    return (importsOf(one)?.importedIds ?? []).some(reaches)
  }
  return reaches(id)
}

// A group takes along all that its files import: a dialog in it would bring React Aria to every public page.
const nameOfShared = (id: string, graph: { getModuleInfo: ModuleImports }): string | null =>
  isHeavy(id, (one) => graph.getModuleInfo(one)) ? null : 'shared'

export default defineConfig({
  plugins: [tailwindcss(), { ...optimizeLocales.vite({ locales: ['es-ES'] }), enforce: 'pre' }, reactRouter()],
  // Found before the first visit, or a cold start answers it with «Outdated Optimize Dep».
  optimizeDeps: { entries: ['web/**/*.tsx', '!web/**/*.test.tsx', '!web/entry.server.tsx'] },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What every page needs in one file, and our own parts that most of them share in a second: forty small
            // ones would queue up before the style sheet, and compress badly.
            codeSplitting: {
              groups: [
                {
                  name: 'base',
                  test: /node_modules\/((react|react-dom|react-router|scheduler)\/|@orpc\/(?!tanstack))/,
                },
                { name: nameOfShared, debugName: 'shared', test: /\/web\/(?!routes|forms)/, minShareCount: 3 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        rolldownOptions: {
          input: 'web/pages.ts',
          // Node's own copy serves API and pages alike: one graph, no second set of anything.
          external: [/^#contract\//],
          // One file: a build that replaces it under a running server takes nothing away that is still to be loaded.
          output: { codeSplitting: false },
        },
      },
    },
  },
})
