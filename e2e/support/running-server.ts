import { spawn, type ChildProcess, type ChildProcessByStdio } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import packageJson from '../../package.json' with { type: 'json' }

const root = join(import.meta.dirname, '../..')
// Three servers with their databases may start at the same time on two busy cores.
const usualStartMs = 120_000
/** The command of `npm start` after the build: the bounds on memory, and the program. */
const [, command = ''] = packageJson.scripts.start.split('exec node ')
// A server that is too busy refuses a request after the usual two seconds, and the journey fails at the error in the console.
const patience = { PATIENCE_MS: '30000' }

export interface RunningServer {
  /** Such as http://127.0.0.1:41234 */
  address: string
  pid: number
  dataDir: string
  /** Resolves with the exit code when the server has ended. */
  ended: Promise<number | null>
  stop: () => Promise<void>
  /** Kills the server and its PostgreSQL with SIGKILL, as a power failure does. The data stays. */
  kill: () => Promise<void>
}

interface StartOptions {
  env?: Record<string, string>
  /** The data of an earlier server. Default: a new folder. `stop` removes both. */
  dataDir?: string
  /** On a busy machine requests wait instead of being refused. */
  isPatient?: boolean
  /** `stop` leaves the data. */
  keepsData?: boolean
  /** How long a start may take. */
  limitMs?: number
  /** Called with each line of the log. */
  onLog?: (line: string) => void
}

/** Starts the built product as `npm start` does, on a free port, with its own database and files. */
export const startServer = async (options: StartOptions = {}): Promise<RunningServer> => {
  const { env = {}, dataDir: given, keepsData = false, isPatient = false, limitMs = usualStartMs, onLog } = options
  const dataDir = given ?? (await mkdtemp(join(tmpdir(), 'faro-journeys-')))
  const child = spawn(process.execPath, command.split(' '), {
    cwd: root,
    env: { ...process.env, ...environment(dataDir), ...(isPatient && patience), ...env },
    // The server belongs to the process group of the run, so it ends with the run.
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  if (onLog) createInterface({ input: child.stderr }).on('line', onLog)
  const ended = once(child, 'exit').then(([code]: (number | null)[]) => code ?? null)
  const stop = async () => {
    await endServer(child, 'SIGTERM')
    if (!keepsData) await rm(dataDir, { recursive: true, force: true })
  }
  try {
    const { pid = 0 } = child
    return {
      address: await readAddress(child, limitMs),
      pid,
      dataDir,
      ended,
      stop,
      kill: () => killAll(child, dataDir),
    }
  } catch (error) {
    await stop()
    throw error
  }
}

const environment = (dataDir: string) => ({
  NODE_ENV: 'production',
  PORT: '0',
  HOST: '127.0.0.1',
  BASE_URL: '',
  DATA_DIR: dataDir,
  DATABASE_URL: '',
  DEMO_DATA: '0',
  LOG_LEVEL: 'warn',
})

/** Waits for the line that the server prints when it is ready. It names the port that PORT=0 picked. */
const readAddress = ({ stdout, stderr }: ChildProcessByStdio<null, Readable, Readable>, limitMs: number) =>
  new Promise<string>((resolve, reject) => {
    let output = ''
    const fail = (reason: string) => reject(new Error(`${reason}\n${output}`))
    const limit = setTimeout(fail, limitMs, `The server was not ready within ${limitMs / 1000} s.`)
    const read = (chunk: Buffer) => {
      output = (output + chunk).slice(-4_000)
      const [, address] = /responde en (http:\S+)\n/.exec(output) ?? []
      if (!address) return
      clearTimeout(limit)
      resolve(address)
    }
    stdout.on('data', read).once('end', () => fail('The server ended before it was ready.'))
    stderr.on('data', read)
  })

/** PostgreSQL first: without the server its watchdog would shut it down cleanly. */
const killAll = async (child: ChildProcess, dataDir: string) => {
  const [postmaster] = (await readFile(join(dataDir, 'pg/postmaster.pid'), 'utf8')).split('\n')
  process.kill(Number(postmaster), 'SIGKILL')
  await endServer(child, 'SIGKILL')
}

const endServer = async (child: ChildProcess, signal: NodeJS.Signals) => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  child.kill(signal)
  const last = setTimeout(() => child.kill('SIGKILL'), 15_000)
  await exit
  clearTimeout(last)
}
