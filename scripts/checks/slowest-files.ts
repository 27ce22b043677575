import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'

export interface FileTime {
  file: string
  seconds: number
}

interface VitestReport {
  testResults: { name: string; assertionResults: { duration?: number | null }[] }[]
}

interface Suite {
  specs: { file: string; tests: { results: { duration: number }[] }[] }[]
  suites?: Suite[]
}

interface PlaywrightReport {
  config: { rootDir: string }
  suites: Suite[]
}

const sum = (values: readonly number[]) => values.reduce((total, one) => total + one, 0)

const timesOfTests = ({ testResults }: VitestReport) =>
  testResults.map(({ name, assertionResults }) => ({
    path: name,
    ms: sum(assertionResults.map(({ duration }) => duration ?? 0)),
  }))

const timesOfJourneys = ({ config, suites }: PlaywrightReport) =>
  suites.flatMap(listSpecs).map(({ file, tests }) => ({
    path: `${config.rootDir}/${file}`,
    ms: sum(tests.flatMap(({ results }) => results.map(({ duration }) => duration))),
  }))

const listSpecs = ({ specs, suites = [] }: Suite): Suite['specs'] => [...specs, ...suites.flatMap(listSpecs)]

/** How long the tests of each file took, by a runner's JSON report. A missing or unreadable report gives none. */
export const readFileTimes = async (report: string, root: string): Promise<FileTime[]> => {
  try {
    const content: VitestReport | PlaywrightReport = JSON.parse(await readFile(report, 'utf8'))
    const times = 'suites' in content ? timesOfJourneys(content) : timesOfTests(content)
    const byFile = Map.groupBy(times, ({ path }) => relative(root, path))
    return [...byFile].map(([file, parts]) => ({ file, seconds: sum(parts.map(({ ms }) => ms)) / 1000 }))
  } catch {
    return []
  }
}

export const listSlowest = (times: readonly FileTime[], count: number): FileTime[] =>
  times.toSorted((a, b) => b.seconds - a.seconds).slice(0, count)
