import { readFile } from 'node:fs/promises'

export interface Counts {
  passed: number
  failed: number
  skipped: number
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

/** A file that could not be loaded has no failed test, so it counts as one failure. */
const countVitest = (report: VitestReport): Counts => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.testResults.filter(isBrokenFile).length,
  skipped: report.numPendingTests + report.numTodoTests,
})

const isBrokenFile = ({ status, assertionResults }: VitestReport['testResults'][number]) =>
  status === 'failed' && !assertionResults.some((test) => test.status === 'failed')

/** A test that passed only at the second attempt counts as failed. */
const countPlaywright = ({ stats }: PlaywrightReport): Counts => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
  skipped: stats.skipped,
})

/** The counts in a runner's JSON report. A missing or unreadable report gives none. */
export const readCounts = async (path: string): Promise<Counts | null> => {
  const text = await readFile(path, 'utf8').catch(() => null)
  if (text === null) return null
  try {
    const report: VitestReport | PlaywrightReport = JSON.parse(text)
    return 'stats' in report ? countPlaywright(report) : countVitest(report)
  } catch {
    return null
  }
}

/** The counts of one step. A step passes only with exit code 0 and, if it writes a report, at least one test. */
export const countStep = ({ hasSucceeded, report }: { hasSucceeded: boolean; report: Counts | null }): Counts => {
  const counts = report ?? { passed: hasSucceeded ? 1 : 0, failed: 0, skipped: 0 }
  const isProven = hasSucceeded && counts.passed + counts.failed > 0
  return isProven ? counts : { ...counts, failed: Math.max(counts.failed, 1) }
}

export const addCounts = (counts: readonly Counts[]): Counts => ({
  passed: counts.reduce((sum, one) => sum + one.passed, 0),
  failed: counts.reduce((sum, one) => sum + one.failed, 0),
  skipped: counts.reduce((sum, one) => sum + one.skipped, 0),
})

/** The last line of `npm test`. */
export const sayCounts = ({ passed, failed, skipped }: Counts) =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`
