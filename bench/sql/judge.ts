import { buffersOf, linesOf } from './plan.ts'
import type { Recorded } from './record-queries.ts'
import type { Visited } from './visits.ts'

export interface Budget {
  sqlCallMs: number
  sqlWholeListMs: number
  sqlPublishP95Ms: number
}

/** What a kind of request costs in the database, and what is wrong with it. */
export interface Judged {
  call: string
  variant: string
  statements: number
  buffers: number
  /** Processor time with the plans that PostgreSQL chose: the median, and that of the slowest twentieth. */
  ms: number
  p95: number
  /** Processor time with EXPLAIN, prepared statements with the plan for all values. */
  explainedMs: number
  faults: string[]
}

const PUBLISHING = 'offers.createOffer'
/** Steps of the night read whole tables, each once. */
const NIGHT = 'night: '
/** Writes many rows at once, and finds them by an index. */
const MORNING = 'morning: '

export function judge(visited: Visited, { budget, large }: { budget: Budget; large: ReadonlySet<string> }): Judged {
  const { call, variant, statements, times } = visited
  const sorted = times.toSorted((one, other) => one - other)
  const ms = sorted[Math.floor(sorted.length / 2)] ?? 0
  const p95 = sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0
  const explainedMs = sum(statements, ({ explained }) => (explained?.generic ?? explained?.custom)?.processorMs)
  const buffers = sum(statements, ({ explained }) => explained && buffersOf(explained.custom.plan))
  const scanned = new Set(statements.flatMap(scansOf).filter((table) => large.has(table)))
  const isWhole = wholeLists.has(variant)
  const most = isWhole ? budget.sqlWholeListMs : budget.sqlCallMs
  // PostgreSQL may choose either plan for a prepared statement.
  const slowest = Math.max(ms, explainedMs)
  const faults = [
    !isWhole && scanned.size > 0 && `reads all of ${[...scanned].join(', ')}`,
    slowest > most && !call.startsWith(MORNING) && `over ${most} ms`,
    call === PUBLISHING && variant === '' && p95 > budget.sqlPublishP95Ms && `p95 over ${budget.sqlPublishP95Ms} ms`,
  ].filter((fault) => fault !== false)
  if (call in everyOffer || call.startsWith(NIGHT)) faults.length = 0
  return { call, variant, statements: statements.length, buffers, ms, p95, explainedMs, faults }
}

/** Answers with thousands of rows. No screen asks for them. */
const wholeLists = new Set(['all', 'the newest'])

/** Answers that show or count every offer. They are kept in memory for the given time. */
const everyOffer: Record<string, string> = {
  '/sitemap.xml': 'ten minutes',
  '/sitemap-paginas.xml': 'ten minutes',
  '/sitemap-ofertas-1.xml': 'not kept: 50,000 offers in chunks',
  'offers.listOfferCities': 'a minute',
  'siteSummary.getSummary': 'a minute',
}

const sum = (statements: readonly Recorded[], of: (statement: Recorded) => number | undefined): number =>
  statements.reduce((total, statement) => total + (of(statement) ?? 0), 0)

const scansOf = ({ explained }: Recorded): string[] =>
  explained ? [...explained.custom.scanned, ...(explained.generic?.scanned ?? [])] : []

/** The statements of a request with both plans. */
export const describe = ({ statements }: Visited): string =>
  statements
    .map(({ text, explained }) => {
      const plans = (['custom', 'generic'] as const).flatMap((kind) => {
        const found = explained?.[kind]
        return found ? [`  ${kind}: ${found.processorMs.toFixed(1)} ms`, ...linesOf(found.plan, 2)] : []
      })
      return [text.replaceAll(/\s+/g, ' ').trim(), ...plans].join('\n')
    })
    .join('\n')
