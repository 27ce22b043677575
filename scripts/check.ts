import { delimiter, join, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { findBase } from './find-base.ts'
import { endProgramsWhenInterrupted, runProgram } from './process-group.ts'

// The quick check while working: types, lint, and the unit tests that reach a changed file. `npm test` checks everything.

const root = resolve(import.meta.dirname, '..')
const path = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter)
const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }
const env = { ...process.env, ...colour, PATH: path }
const limitMs = 5 * 60_000

const run = async (script: string, { args = [], output }: { args?: string[]; output: 'show' | 'keep' }) => {
  const command = [process.execPath, '--run', script, '--', ...args] as const
  const ending = await runProgram({ command, env, output, limitMs })
  return { ...ending, hasPassed: ending.code === 0 && !ending.isOverLimit }
}

const runKept = async (script: string) => {
  const { hasPassed, output } = await run(script, { output: 'keep' })
  console.log(`\n--- ${script}: ${hasPassed ? 'passed' : 'failed'}`)
  if (!hasPassed) process.stdout.write(process.stdout.isTTY ? output : stripVTControlCharacters(output))
  return hasPassed
}

const runChangedTests = async () => {
  const base = findBase(root)
  console.log(`\n--- tests of what has changed since ${base === 'HEAD' ? 'the last commit' : base}`)
  const { hasPassed } = await run('test:unit', { args: [`--changed=${base}`, '--passWithNoTests'], output: 'show' })
  return hasPassed
}

process.chdir(root)
endProgramsWhenInterrupted()
const start = performance.now()
const checked = await Promise.all([runKept('typecheck'), runKept('lint')])
const hasPassed = [...checked, await runChangedTests()].every(Boolean)
console.log(`\n${hasPassed ? 'passed' : 'failed'} in ${((performance.now() - start) / 1000).toFixed(1)} s`)
process.exitCode = hasPassed ? 0 : 1
