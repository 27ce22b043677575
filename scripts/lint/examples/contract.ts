import type { ImportExample } from './import-example.ts'

export const contractExamples: ImportExample[] = [
  {
    arrow: 'Files of contract',
    in: 'contract/offers.ts',
    passes: ['@orpc/contract', 'zod', '#contract/constants.ts', './shapes.ts'],
    caught: ['pg', '#server/clock.ts', '../server/clock.ts', '#web/format/euros.ts', '#demo/cities.ts'],
  },
  {
    arrow: 'Tests of contract',
    in: 'contract/offers.test.ts',
    passes: ['node:fs', 'vitest', './offers.ts', '#contract/constants.ts'],
    caught: ['#server/clock.ts', '../server/clock.ts', '#web/format/euros.ts', '#demo/cities.ts'],
  },
]
