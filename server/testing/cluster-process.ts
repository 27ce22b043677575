import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { Readable } from 'node:stream'
import pg from 'pg'
import { readPostmaster } from '#server/platform/database/embedded/postmaster.ts'

/** A process with a cluster, as a test sees it: what it said, and who runs. */
export interface ClusterProcess {
  child: ChildProcess
  pid: number
  url: string
  where: string
}

const script = fileURLToPath(new URL('../platform/database/embedded/run-cluster.ts', import.meta.url))

const started = new Set<ChildProcess>()

/** Starts a process around the cluster of a folder; answers when it serves, and throws what it says if it refuses. */
export async function startCluster(
  dataDir: string,
  user: { uid?: number; gid?: number } = {},
): Promise<ClusterProcess> {
  const child = spawn(process.execPath, [script, dataDir], {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    ...user,
  })
  started.add(child)
  for await (const line of createInterface({ input: child.stdout as Readable })) {
    const told = JSON.parse(line) as { refused?: string; url?: string; where?: string; pid: number }
    if (told.refused) throw new Error(told.refused)
    if (told.url && told.where) return { child, pid: told.pid, url: told.url, where: told.where }
  }
  throw new Error('The cluster ended without a word')
}

export async function stopCluster({ child }: Pick<ClusterProcess, 'child'>, signal: NodeJS.Signals = 'SIGTERM') {
  const end = once(child, 'exit')
  child.kill(signal)
  const [code] = (await end) as [number | null]
  return code
}

/** Stops what a test left running, also a process that has not said a word yet. */
export async function stopAllClusters(): Promise<void> {
  const left = [...started].filter((child) => child.exitCode === null && child.signalCode === null)
  started.clear()
  await Promise.all(left.map((child) => stopCluster({ child })))
}

/** Kills the process and its watchdog at once, so that nobody stops the server. Tells the server's number. */
export async function orphanServer(cluster: ClusterProcess, folder: string): Promise<number> {
  const pid = serverOf(folder)
  for (const watchdog of processes(`read _.* ${pid}`)) process.kill(watchdog, 'SIGKILL')
  await stopCluster(cluster, 'SIGKILL')
  return pid
}

/** The number of the server that runs on this folder. */
export function serverOf(folder: string): number {
  const running = readPostmaster(folder)
  if (!running) throw new Error(`No server runs on ${folder}`)
  return running.pid
}

/** The numbers of the processes whose command matches. */
export function processes(command: string): number[] {
  const wanted = new RegExp(command, 's')
  return execFileSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => wanted.test(line))
    .map((line) => Number.parseInt(line))
}

/** One statement on a connection of its own. */
export async function query(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query(statement)
  await client.end()
  return rows
}
