import { spawn, type ChildProcess } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

/** A program in its own process group, so that all processes that it starts can be stopped with it. */
export interface Program {
  command: readonly [string, ...string[]]
  env: NodeJS.ProcessEnv
  /** `show` prints its output; `keep` returns it. */
  output: 'show' | 'keep'
  /** The time limit. After it the program is stopped and counts as failed. */
  limitMs: number
  /** From 1 to 19. The higher it is, the more the program leaves the processor to others. */
  niceness?: number
}

export interface Ending {
  code: number | null
  output: string
  isOverLimit: boolean
}

const running = new Set<ChildProcess>()
let isInterrupted = false
const patienceMs = 10_000

/** Runs a program to its end and stops processes that it left. Never throws. Starts none after an interruption. */
export const runProgram = async (program: Program): Promise<Ending> => {
  if (isInterrupted) return { code: null, output: '', isOverLimit: false }
  const [file, ...args] = withNiceness(program)
  const stdio = program.output === 'show' ? 'inherit' : 'pipe'
  const child = spawn(file, args, { env: program.env, detached: true, stdio: ['ignore', stdio, stdio] })
  running.add(child)
  if (program.niceness) lowerSession(child, program.niceness)
  let isOverLimit = false
  const limit = setTimeout(() => {
    isOverLimit = true
    void endGroup(child)
  }, program.limitMs)
  const output = readOutput(child)
  const code = await exited(child)
  clearTimeout(limit)
  await endLeftovers(child)
  running.delete(child)
  return { code, output: await output, isOverLimit }
}

/** Stops every running program with the processes that it started. */
export const endAllPrograms = async () => {
  await Promise.all([...running].map(endGroup))
}

/** Stops all programs when this process is interrupted, then exits with the code that a shell would use. */
export const endProgramsWhenInterrupted = () => {
  const exitCodes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const
  for (const [signal, code] of Object.entries(exitCodes)) {
    process.once(signal, () => {
      isInterrupted = true
      void endAllPrograms().then(() => process.exit(code))
    })
  }
}

const withNiceness = ({ command, niceness }: Program): Program['command'] =>
  niceness ? ['nice', '-n', String(niceness), ...command] : command

/** Linux may share the processor between sessions first. A program in a process group of its own is a session. */
const lowerSession = ({ pid }: ChildProcess, niceness: number) => {
  try {
    writeFileSync(`/proc/${pid}/autogroup`, String(niceness))
  } catch {
    // The system has no such groups, or the program has ended.
  }
}

const readOutput = async (child: ChildProcess) => {
  const chunks: Buffer[] = []
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk))
  child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk))
  child.once('error', (error) => chunks.push(Buffer.from(`${error.message}\n`)))
  await new Promise((resolve) => child.once('close', resolve))
  return Buffer.concat(chunks).toString('utf8')
}

const exited = (child: ChildProcess) =>
  new Promise<number | null>((resolve) => {
    child.once('exit', (code) => resolve(code))
    child.once('error', () => resolve(null))
  })

// SIGINT first: these programs then clean up and exit, and PostgreSQL does a fast shutdown.
const endGroup = async (child: ChildProcess) => {
  const timers = (['SIGINT', 'SIGTERM', 'SIGKILL'] as const).map((signal, index) =>
    setTimeout(() => signalGroup(child, signal), index * patienceMs),
  )
  if (child.exitCode === null && child.signalCode === null) await exited(child)
  for (const timer of timers) clearTimeout(timer)
  await endLeftovers(child)
}

const endLeftovers = async (child: ChildProcess) => {
  const deadline = performance.now() + patienceMs
  signalGroup(child, 'SIGTERM')
  while (signalGroup(child, 0) && performance.now() < deadline) await pause(50)
  signalGroup(child, 'SIGKILL')
}

/** Whether a process of the group still runs. Signal 0 only checks. */
const signalGroup = (child: ChildProcess, signal: NodeJS.Signals | 0) => {
  if (child.pid === undefined) return false
  try {
    return process.kill(-child.pid, signal)
  } catch {
    return false
  }
}
