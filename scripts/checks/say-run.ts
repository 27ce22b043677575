import { addCounts, sayCounts, type Counts } from './count-tests.ts'
import { listSlowest, type FileTime } from './slowest-files.ts'

export interface Result {
  name: string
  counts: Counts
  seconds: number
  /** Of all processes of the step. Null where the system does not say it. */
  processorSeconds: number | null
  files: FileTime[]
}

interface Run {
  results: readonly Result[]
  seconds: number
  /** The processor seconds that each step may take. */
  budgets: Readonly<Record<string, number>>
}

const mostFiles = 10

const inColumn = (seconds: number | null) => (seconds === null ? '' : `${seconds.toFixed(1)} s`).padStart(12)

const addTimes = (results: readonly Result[]) =>
  results.every(({ processorSeconds }) => processorSeconds === null)
    ? null
    : results.reduce((total, { processorSeconds }) => total + (processorSeconds ?? 0), 0)

const sayRow = ({ name, seconds, processorSeconds }: Omit<Result, 'counts' | 'files'>, text: string) =>
  `${name.padEnd(10)}${inColumn(seconds)}${inColumn(processorSeconds)}   ${text}`.trimEnd()

const sayOverBudget = ({ results, budgets }: Run) =>
  results.flatMap(({ name, processorSeconds }) => {
    const budget = budgets[name]
    if (budget === undefined || processorSeconds === null || processorSeconds <= budget) return []
    return [`${name} took ${processorSeconds.toFixed(0)} s of processor. Its budget is ${budget} s.`]
  })

const saySlowest = (results: readonly Result[]) => {
  const slowest = listSlowest(
    results.flatMap(({ files }) => files),
    mostFiles,
  )
  return slowest.length === 0
    ? []
    : ['', 'The slowest files:', ...slowest.map(({ file, seconds }) => `${inColumn(seconds)}   ${file}`)]
}

/** The last lines of a run: what took how long, and what passed. */
export const sayRun = (run: Run): string => {
  const total = addCounts(run.results.map(({ counts }) => counts))
  const over = sayOverBudget(run)
  return [
    `${''.padEnd(10)}${'wall'.padStart(12)}${'processor'.padStart(12)}`,
    ...run.results.map((one) => sayRow(one, sayCounts(one.counts))),
    sayRow({ name: 'all', seconds: run.seconds, processorSeconds: addTimes(run.results) }, ''),
    ...saySlowest(run.results),
    ...(over.length > 0 ? ['', ...over] : []),
    '',
    sayCounts(total),
  ].join('\n')
}
