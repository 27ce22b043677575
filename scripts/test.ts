import { mkdir, rm } from 'node:fs/promises'
import { delimiter, join, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import budgets from './budgets.json' with { type: 'json' }
import { countStep, readCounts, type Counts } from './checks/count-tests.ts'
import { findRelease } from './checks/find-release.ts'
import { endProgramsWhenInterrupted, runProgram, type Program } from './checks/process-group.ts'
import { readProcessorTime, withProcessorTime } from './checks/processor-time.ts'
import { sayRun, type Result } from './checks/say-run.ts'
import { readFileTimes } from './checks/slowest-files.ts'
import { getChromium } from './find-chromium.ts'

// Everything that can be checked: types, lint, build, tests and journeys. With TEST_DEPTH=deep also the tests that take long.

interface Step {
  name: string
  script: string
  args?: string[]
  /** The file name of the runner's report. A step without a report counts as a single test. */
  report?: string
  limitMs: number
  /** How much it leaves the processor to the other steps. */
  niceness?: number
}

interface Ended extends Result {
  /** The output that is not shown yet. */
  output: string
}

const start = performance.now()
const minutes = 60_000
const depth = process.env.TEST_DEPTH === 'deep' ? 'deep' : 'quick'
const noCounts: Counts = { passed: 0, failed: 0, skipped: 0 }
const root = resolve(import.meta.dirname, '..')
// A separate folder, so that a single test run at the same time does not change the counts.
const reports = join(root, 'reports/npm-test')
const path = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter)
const env = { ...process.env, PATH: path, REPORTS: reports }
const colourEnv = process.stdout.isTTY ? { ...env, FORCE_COLOR: '1' } : { ...env, NO_COLOR: '1' }

// These three measure no time, so they mostly take what the tests leave of the processor. The journeys wait for the build.
const build: Step = { name: 'build', script: 'build', limitMs: 15 * minutes, niceness: 5 }
const types: Step = { name: 'types', script: 'typecheck', limitMs: 15 * minutes, niceness: 5 }
const lint: Step = { name: 'lint', script: 'lint', limitMs: 15 * minutes, niceness: 5 }
const tests: Step = {
  name: 'tests',
  script: 'test:unit',
  args: ['--allowOnly=false'],
  report: 'vitest.json',
  limitMs: depth === 'deep' ? 60 * minutes : 20 * minutes,
}
const journeys: Step = {
  name: 'journeys',
  script: 'test:e2e',
  args: ['--forbid-only'],
  report: 'playwright.json',
  limitMs: depth === 'deep' ? 60 * minutes : 20 * minutes,
}
const upgrade: Step = { name: 'upgrade', script: 'check:upgrade', limitMs: 60 * minutes }

const runStep = async (step: Step, settings: Pick<Program, 'env' | 'output'>): Promise<Ended> => {
  const stepStart = performance.now()
  const timeFile = join(reports, `${step.name}.time`)
  const command = withProcessorTime([process.execPath, '--run', step.script, '--', ...(step.args ?? [])], timeFile)
  const { limitMs, niceness = 0 } = step
  const { code, output, isOverLimit } = await runProgram({ command, limitMs, niceness, ...settings })
  const late = isOverLimit ? `Ended after ${limitMs / minutes} minutes, its limit.\n` : ''
  const report = step.report ? join(reports, step.report) : null
  return {
    name: step.name,
    output: `${output}${late}`,
    counts: countStep({
      hasSucceeded: code === 0 && !isOverLimit,
      report: report ? ((await readCounts(report)) ?? noCounts) : null,
    }),
    seconds: (performance.now() - stepStart) / 1000,
    processorSeconds: await readProcessorTime(timeFile),
    files: report ? await readFileTimes(report, root) : [],
  }
}

const sayTitle = ({ name }: { name: string }) => console.log(`\n--- ${name}`)

/** Runs a step beside others. */
const runBeside = (step: Step) => runStep(step, { env: colourEnv, output: 'keep' })

const showKept = (result: Ended) => {
  sayTitle(result)
  // If CI is set, some runners print colour codes into captured output.
  process.stdout.write(process.stdout.isTTY ? result.output : stripVTControlCharacters(result.output))
}

const runShown = async (step: Step, stepEnv: NodeJS.ProcessEnv) => {
  sayTitle(step)
  const result = await runStep(step, { env: stepEnv, output: 'show' })
  process.stdout.write(result.output)
  return result
}

const notRun = (step: Step, counts: Partial<Counts>, reason: string): Ended => {
  sayTitle(step)
  console.log(`Not run: ${reason}`)
  return { ...step, output: '', counts: { ...noCounts, ...counts }, seconds: 0, processorSeconds: null, files: [] }
}

const runJourneys = async (built: Ended) => {
  if (built.counts.failed !== 0) return notRun(journeys, { failed: 1 }, 'there is nothing to visit without a build.')
  try {
    // Playwright sets the colours of its workers itself and warns if this is set.
    return await runShown(journeys, { ...env, CHROMIUM_PATH: await getChromium(env) })
  } catch (error) {
    return notRun(journeys, { failed: 1 }, error instanceof Error ? error.message : String(error))
  }
}

const runUpgrade = () =>
  findRelease(root)
    ? runShown(upgrade, { ...colourEnv, REPORTS: undefined })
    : notRun(upgrade, { skipped: 1 }, 'no release has a tag yet, so there is none to upgrade from.')

const runAll = async () => {
  const building = runBeside(build)
  const typing = runBeside(types)
  // oxlint reads the generated types of the routes, which the check of the types writes again.
  const linting = typing.then(() => runBeside(lint))
  const tested = await runShown(tests, colourEnv)
  const built = await building
  showKept(built)
  const visited = await runJourneys(built)
  const checked = await Promise.all([typing, linting])
  for (const result of checked) showKept(result)
  const others = depth === 'deep' ? [await runUpgrade()] : []
  return [...checked, built, tested, visited, ...others]
}

process.chdir(root)
endProgramsWhenInterrupted()
await rm(reports, { recursive: true, force: true })
await mkdir(reports, { recursive: true })
const results = await runAll()
console.log(`\n${sayRun({ results, seconds: (performance.now() - start) / 1000, budgets: budgets[depth] })}`)
process.exitCode = results.some(({ counts }) => counts.failed > 0) ? 1 : 0
