import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const root = resolve(import.meta.dirname, '../..')
const startLimitMs = 60_000

export interface RunningServer {
  /** Such as http://127.0.0.1:41234 */
  address: string
  dataDir: string
  stop: () => Promise<void>
  /** kill -9 of the server and of its PostgreSQL, in the middle of whatever they do. The data stays. */
  kill: () => Promise<void>
}

interface StartOptions {
  env?: Record<string, string>
  /** A folder that another run left; its own new one otherwise, which `stop` removes. */
  dataDir?: string
}

/** The built product as `npm start` runs it, on a free port, with a database and files of its own. */
export const startServer = async ({ env = {}, dataDir: given }: StartOptions = {}): Promise<RunningServer> => {
  const dataDir = given ?? (await mkdtemp(join(tmpdir(), 'faro-journeys-')))
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    env: { ...process.env, ...environment({ port, dataDir }), ...env },
    // In the process group of the run: whoever ends that ends the server too.
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const readOutput = keepOutput(child)
  const stop = async () => {
    await endServer(child, 'SIGTERM')
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    await waitUntilReady({ address, child })
  } catch (error) {
    await stop()
    throw new Error(`${error instanceof Error ? error.message : error}\n${readOutput()}`, { cause: error })
  }
  return { address, dataDir, stop, kill: () => killAll(child, dataDir) }
}

const environment = ({ port, dataDir }: { port: number; dataDir: string }) => ({
  NODE_ENV: 'production',
  PORT: String(port),
  HOST: '127.0.0.1',
  BASE_URL: `http://127.0.0.1:${port}`,
  DATA_DIR: dataDir,
  DATABASE_URL: '',
  DEMO_DATA: '0',
  LOG_LEVEL: 'warn',
})

const freePort = async () => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

const keepOutput = (child: ChildProcess) => {
  const chunks: Buffer[] = []
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk))
  child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk))
  return () => Buffer.concat(chunks).toString('utf8').slice(-4_000)
}

const waitUntilReady = async ({ address, child }: { address: string; child: ChildProcess }) => {
  const deadline = Date.now() + startLimitMs
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended while it started, with code ${child.exitCode}.`)
    const answer = await fetch(`${address}/readyz`).catch(() => null)
    if (answer?.ok) return
    await pause(50)
  }
  throw new Error(`The server was not ready within ${startLimitMs / 1000} s.`)
}

/** As when the machine goes down: nobody is left to tidy up after anybody. */
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
