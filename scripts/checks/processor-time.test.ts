import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runProgram } from './process-group.ts'
import { readProcessorTime, withProcessorTime } from './processor-time.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'times-'))
})

afterEach(() => rm(folder, { recursive: true }))

const measured = (...args: string[]) => withProcessorTime([process.execPath, ...args], join(folder, 'times'))

const run = (...args: string[]) =>
  runProgram({ command: measured(...args), env: process.env, output: 'keep', limitMs: 60_000 })

test('the processor time counts what the processes of a program start', async () => {
  const work = 'do var { user, system } = process.cpuUsage(); while (user + system < 300_000);'
  const parent = `require('node:child_process').execFileSync(process.execPath, ['-e', ${JSON.stringify(work)}])`
  const { code } = await run('-e', parent)
  expect(code).toBe(0)
  expect(await readProcessorTime(join(folder, 'times'))).toBeGreaterThanOrEqual(0.3)
})

test('the shell around a program keeps its arguments and its exit code', async () => {
  const { code, output } = await run('-e', 'console.log(process.argv[1]); process.exitCode = 3', 'a $b "c"')
  expect({ code, output }).toEqual({ code: 3, output: 'a $b "c"\n' })
})

test('an interrupted program cleans up before its shell ends, and its time is counted', async () => {
  const cleanUp = `process.on('SIGINT', () => setTimeout(() => { console.log('clean'); process.exit() }, 300)); setInterval(() => {}, 1000)`
  const program = spawn('sh', measured('-e', `${cleanUp}; console.log('ready')`).slice(1), { detached: true })
  const output = text(program.stdout)
  await once(program.stdout, 'data')
  process.kill(-(program.pid ?? 0), 'SIGINT')
  await once(program, 'exit')
  expect(await output).toBe('ready\nclean\n')
  expect(await readProcessorTime(join(folder, 'times'))).toBeGreaterThan(0)
})

test('a program that ended before it wrote its time has none', async () => {
  expect(await readProcessorTime(join(folder, 'nowhere'))).toBeNull()
})
