import { delimiter, join, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { endProgramsWhenInterrupted, runProgram, type Program } from './checks/process-group.ts'

// The quick check while working: types, lint, and the tests nearest to a changed file. `npm test` checks everything.

const root = resolve(import.meta.dirname, '..')
const path = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter)
const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }
const env = { ...process.env, ...colour, PATH: path }
const limitMs = 5 * 60_000

const run = async (args: string[], output: Program['output']) => {
  const ending = await runProgram({ command: [process.execPath, ...args], env, output, limitMs })
  return { ...ending, hasPassed: ending.code === 0 && !ending.isOverLimit }
}

const runKept = async (script: string) => {
  const { hasPassed, output } = await run(['--run', script], 'keep')
  console.log(`\n--- ${script}: ${hasPassed ? 'passed' : 'failed'}`)
  if (!hasPassed) process.stdout.write(process.stdout.isTTY ? output : stripVTControlCharacters(output))
  return hasPassed
}

process.chdir(root)
endProgramsWhenInterrupted()
const start = performance.now()
// One after the other: lint reads what the types generate.
const checked = [await runKept('typecheck'), await runKept('lint')]
const tested = await run(['scripts/checks/run-nearest-tests.ts'], 'show')
const hasPassed = [...checked, tested.hasPassed].every(Boolean)
console.log(`\n${hasPassed ? 'passed' : 'failed'} in ${((performance.now() - start) / 1000).toFixed(1)} s`)
process.exitCode = hasPassed ? 0 : 1
