import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { Readable } from 'node:stream'
import pg from 'pg'
import { readPostmaster } from '#server/database/embedded/postmaster.ts'

/** A process that runs a cluster. */
export interface ClusterProcess {
  child: ChildProcess
  pid: number
  url: string
  where: string
}

const script = fileURLToPath(new URL('./run-cluster.ts', import.meta.url))

const started = new Set<ChildProcess>()

/** Starts a process with the cluster of a folder and waits until it is ready. Throws its message where it refuses. */
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
    const report = JSON.parse(line) as { refused?: string; url?: string; where?: string; pid: number }
    if (report.refused) throw new Error(report.refused)
    if (report.url && report.where) return { child, pid: report.pid, url: report.url, where: report.where }
  }
  throw new Error('The cluster ended without a message')
}

export async function stopCluster({ child }: Pick<ClusterProcess, 'child'>, signal: NodeJS.Signals = 'SIGTERM') {
  const end = once(child, 'exit')
  child.kill(signal)
  const [code] = (await end) as [number | null]
  return code
}

/** Stops all processes that a test left running, including those that are still starting. */
export async function stopAllClusters(): Promise<void> {
  const left = [...started].filter((child) => child.exitCode === null && child.signalCode === null)
  started.clear()
  await Promise.all(left.map((child) => stopCluster({ child })))
}

/** Kills the process and its watchdog, so that the server keeps running. Returns the server's pid. */
export async function orphanServer(cluster: ClusterProcess, folder: string): Promise<number> {
  const pid = serverOf(folder)
  for (const watchdog of processes(`read _.* ${pid}`)) process.kill(watchdog, 'SIGKILL')
  await stopCluster(cluster, 'SIGKILL')
  return pid
}

/** The pid of the server that runs on this folder. */
export function serverOf(folder: string): number {
  const running = readPostmaster(folder)
  if (!running) throw new Error(`No server runs on ${folder}`)
  return running.pid
}

/** The pids of the processes whose command matches. */
export function processes(command: string): number[] {
  const wanted = new RegExp(command, 's')
  return execFileSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => wanted.test(line))
    .map((line) => Number.parseInt(line))
}

/** Runs one statement on a new connection. */
export async function query(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query(statement)
  await client.end()
  return rows
}
