import type { ChildProcess } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import { freePort } from './free-port.ts'
import { acquireLock, type ClusterLock } from './cluster-lock.ts'
import type { ClusterLocation } from './location/resolve-location.ts'
import { findPostmaster, stopPostmaster, type Postmaster } from './postmaster.ts'
import { saveRecord } from './location/cluster-record.ts'
import { startPostgres, StartError } from './start-postgres.ts'
import { clusterTexts } from './texts.ts'

export interface ClusterContext {
  location: ClusterLocation
  programs: string
  durable: boolean
  log: ClusterLog
  /** Ends a start that is waiting. */
  closing: AbortSignal
}

export type ClusterLog = Pick<Logger, 'info' | 'warn' | 'error'>

/** A server that this process started and locked. */
export interface RunningServer {
  child: ChildProcess
  lock: ClusterLock
  port: number
}

const startTimeout = 60_000

/** Starts and locks the cluster. An orphaned server is stopped first. A cluster in use is refused. */
export async function startOrRecover(context: ClusterContext): Promise<RunningServer> {
  for (const start = Date.now(); Date.now() - start < startTimeout;) {
    context.closing.throwIfAborted()
    const running = findPostmaster(context.location.folder)
    const server = running ? await stopOrphan(running, context) : await tryStart(context)
    if (server) return server
  }
  throw new Error(clusterTexts.tooSlow(context.location.folder, context.location.dataDir))
}

async function stopOrphan(running: Postmaster, { location, log }: ClusterContext): Promise<null> {
  const lock = running.isReady ? await lockIfReachable(running.port, location) : null
  if (!lock) {
    await wait(20)
    return null
  }
  log.warn(
    `PostgreSQL was still running in ${location.folder} without its application. It is stopped and started again.`,
  )
  await stopPostmaster(running.pid, location.folder)
  return null
}

async function tryStart(context: ClusterContext): Promise<RunningServer | null> {
  const { location, log } = context
  const port = await freePort(location.record.port)
  try {
    const child = await startPostgres({ ...context, port })
    // Another process may already have stopped this server, thinking that it was orphaned.
    const lock = await lockIfReachable(port, location)
    if (!lock) return null
    location.record.port = port
    await saveRecord(location.dataDir, location.record).catch(({ message }: Error) => log.warn(message))
    return { child, lock, port }
  } catch (error) {
    if (!(error instanceof StartError) || error.reason === 'other') throw error
    await wait(50)
    return null
  }
}

/** Returns null if the server accepts no connections at the moment, for example while it stops. */
async function lockIfReachable(port: number, location: ClusterLocation): Promise<ClusterLock | null> {
  const lock = await acquireLock(port, location.record.password).catch((error: Error & { code?: string }) => {
    if (error.code !== '28P01') return null
    throw new Error(clusterTexts.wrongPassword(location.folder, location.dataDir))
  })
  if (lock === null || !('pid' in lock)) return lock
  throw new Error(clusterTexts.inUse(location.dataDir, lock.pid))
}
