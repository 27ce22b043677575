import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { expect, test } from 'vitest'
import { runProgram } from './process-group.ts'

const minute = 60_000
const node = (code: string) => [process.execPath, '-e', code] as const
const quietly = { env: process.env, output: 'keep', limitMs: minute } as const

// A process that has ended but was not yet collected by its parent still takes signals.
const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ')
  } catch {
    return false
  }
}

/** A program that starts another one in the background and prints its id. */
const leavesOneBehind = `
  const { spawn } = require('node:child_process')
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' })
  child.unref()
  console.log(child.pid)
`

test('running a program returns its exit code and all its output', async () => {
  const code = 'console.log("out"); console.error("err"); process.exitCode = 3'
  const ending = await runProgram({ ...quietly, command: node(code) })
  expect(ending).toMatchObject({ code: 3, isOverLimit: false })
  expect(ending.output).toContain('out\n')
  expect(ending.output).toContain('err\n')
})

test('a program that does not exist has failed and says why', async () => {
  const ending = await runProgram({ ...quietly, command: ['/no/such/program'] })
  expect(ending.code).toBeNull()
  expect(ending.output).toContain('ENOENT')
})

test('processes that a program started end with it', async () => {
  const { output } = await runProgram({ ...quietly, command: node(leavesOneBehind) })
  expect(Number(output)).toBeGreaterThan(0)
  expect(isAlive(Number(output))).toBe(false)
})

test('a program with a niceness leaves the processor to others, and so do the processes that it starts', async () => {
  const own = `process.stdout.write(require('node:os').getPriority() + ' ')`
  const startsOne = `${own}; require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(own)}], { stdio: 'inherit' })`
  const ending = await runProgram({ ...quietly, command: node(startsOne), niceness: 7 })
  const expected = Math.min(19, getPriority() + 7)
  expect(ending.output).toBe(`${expected} ${expected} `)
})

test('a program that takes too long is stopped and reported as late', async () => {
  const ending = await runProgram({ ...quietly, command: node('setInterval(() => {}, 1000)'), limitMs: 100 })
  expect(ending).toMatchObject({ isOverLimit: true })
  expect(ending.code).not.toBe(0)
})

test.each(['SIGINT', 'SIGTERM'] as const)('an interruption by %s also stops the started programs', async (signal) => {
  const runner = spawn(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { runProgram, endProgramsWhenInterrupted } from ${JSON.stringify(import.meta.resolve('./process-group.ts'))}
       endProgramsWhenInterrupted()
       const code = 'console.log(process.pid); setInterval(() => {}, 1000)'
       await runProgram({ command: [process.execPath, '-e', code], env: process.env, output: 'show', limitMs: ${minute} })`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const [said] = await once(runner.stdout, 'data')
  const pid = Number(String(said))
  expect(isAlive(pid)).toBe(true)
  runner.kill(signal)
  const [code] = await once(runner, 'exit')
  expect(code).toBe(signal === 'SIGINT' ? 130 : 143)
  expect(isAlive(pid)).toBe(false)
})
