import type { ImportExample } from './import-example.ts'

/** The lint's message for an import cycle. Cycles of types count too. */
export const cycle = 'Refactor to remove the cycle.'
export const cycleExamples: ImportExample[] = [
  { arrow: cycle, in: 'server/http/hen.ts', passes: [], caught: ['./egg.ts'] },
  { arrow: cycle, in: 'server/http/egg.ts', passes: [], caught: ['#server/http/hen.ts'] },
  { arrow: cycle, in: 'web/ui/card.ts', passes: [], caught: ['./card-list.ts'], types: true },
  { arrow: cycle, in: 'web/ui/card-list.ts', passes: [], caught: ['./card.ts'] },
]
