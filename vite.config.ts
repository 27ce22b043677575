import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

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
                { name: 'shared', test: /\/web\/(?!routes|forms)/, minShareCount: 5 },
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
