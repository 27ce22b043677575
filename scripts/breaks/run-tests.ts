import { join } from 'node:path'
import { createVitest, type TestCase } from 'vitest/node'

export interface Outcome {
  hasPassed: boolean
  /** The first test that failed by more than a time-out: load can cause that too. */
  catcher: string | undefined
}

export interface Tests {
  run(files: readonly string[]): Promise<Outcome>
  /** Makes the next run load this file again. */
  reload(path: string): void
  close(): Promise<void>
}

const TIMED_OUT = /^(Test|Hook) timed out in /
// A test may take longer here than in a usual run, which uses all cores.
const PATIENCE_MS = 60_000

const catches = (test: TestCase): boolean =>
  test.result().errors?.some(({ message }) => !TIMED_OUT.test(message)) ?? false

/** The tests of a copy of the checkout. Vitest stays open, because its start takes longer than most tests. */
export async function openTests(copy: string): Promise<Tests> {
  let catcher: string | undefined
  const onTestCaseResult = (test: TestCase) => {
    if (catcher !== undefined || !catches(test)) return
    catcher = test.fullName
    // One test that catches a break is enough.
    void vitest.cancelCurrentRun('test-failure')
  }
  const reporters = [{ onTestCaseResult }]
  const vitest = await createVitest({ root: copy, watch: false, reporters, testTimeout: PATIENCE_MS })
  await vitest.standalone()

  return {
    async run(files) {
      catcher = undefined
      const wanted = new Set(files.map((file) => join(copy, file)))
      const specifications = (await vitest.globTestSpecifications()).filter(({ moduleId }) => wanted.has(moduleId))
      if (specifications.length !== wanted.size) throw new Error(`Vitest does not find all of ${files.join(', ')}`)
      const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications)
      // Vitest also returns the files of earlier runs.
      const run = testModules.filter(({ moduleId }) => wanted.has(moduleId))
      return { hasPassed: unhandledErrors.length === 0 && run.every((one) => one.state() === 'passed'), catcher }
    },
    reload: (path) => vitest.invalidateFile(path),
    close: () => vitest.close(),
  }
}
