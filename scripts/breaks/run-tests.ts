import { join } from 'node:path'
import { createVitest, type TestModule, type Vitest } from 'vitest/node'

export interface Outcome {
  hasPassed: boolean
  /** The first test that failed by more than a time-out: load can cause that too. */
  catcher: string | undefined
}

const TIMED_OUT = /^(Test|Hook) timed out in /

function findCatcher(modules: readonly TestModule[]): string | undefined {
  for (const test of modules.flatMap((one) => [...one.children.allTests('failed')])) {
    const errors = test.result().errors ?? []
    if (!errors.every(({ message }) => TIMED_OUT.test(message))) return test.fullName
  }
  return undefined
}

/** Vitest on a copy of the checkout. It stays open, because its start takes longer than most tests. */
export const openVitest = async (copy: string): Promise<Vitest> => {
  const vitest = await createVitest({ root: copy, watch: false, reporters: [{}] })
  await vitest.standalone()
  return vitest
}

export async function runTests(vitest: Vitest, copy: string, tests: readonly string[]): Promise<Outcome> {
  const wanted = new Set(tests.map((test) => join(copy, test)))
  const specifications = (await vitest.globTestSpecifications()).filter(({ moduleId }) => wanted.has(moduleId))
  if (specifications.length !== wanted.size) throw new Error(`Vitest does not find all of ${tests.join(', ')}`)
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications)
  // Vitest also returns the files of earlier runs.
  const run = testModules.filter(({ moduleId }) => wanted.has(moduleId))
  return {
    hasPassed: unhandledErrors.length === 0 && run.every((one) => one.state() === 'passed'),
    catcher: findCatcher(run),
  }
}
