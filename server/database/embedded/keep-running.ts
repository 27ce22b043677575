import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import type { Logger } from 'pino'
import { retry } from '../connection/retry.ts'
import { saveRecord } from './cluster-record.ts'
import type { ClusterLocation } from './location.ts'
import { lockCluster, prepareDatabase } from './lock-cluster.ts'
import { findPostmaster, startPostgres, startWatchdog, stopPostmaster } from './postmaster.ts'
import { clusterTexts } from './texts.ts'

export type ClusterLog = Pick<Logger, 'info' | 'warn' | 'error'>

interface Context {
  location: ClusterLocation
  programs: string
  durable: boolean
  log: ClusterLog
  /** Called with the port of a server that has started, and with 0 after a crash. */
  onChange: (port: number) => void
}

/** A server that this process started and locked. */
interface RunningServer {
  pid: number
  lock: pg.Client
  unwatch: () => void
}

const START_MS = 60_000
const pause = { firstMs: 250, longestMs: 2000 }

/** Starts the server, and restarts it after a crash. Tries again if that fails. Returns a function that stops it. */
export async function keepRunning(context: Context): Promise<() => Promise<void>> {
  const { location, log, onChange } = context
  const closing = new AbortController()
  const { signal } = closing

  async function start(): Promise<RunningServer> {
    const server = await startOrRecover(context, signal)
    onChange(location.record.port ?? 0)
    server.lock.once('end', () => !signal.aborted && restart(server))
    return server
  }

  function restart({ unwatch }: RunningServer): void {
    log.error(clusterTexts.crashed(location.folder))
    unwatch()
    onChange(0)
    const onFailure = (error: unknown, tries: number) => {
      if (tries === 1) log.error(clusterTexts.restartFails((error as Error).message))
    }
    running = retry(start, { signal, pause, onFailure })
    const tell = () => log.warn(clusterTexts.restarted(location.folder, location.record.port ?? 0))
    running.then(tell, () => undefined)
  }

  let running = start()
  await running
  return async () => {
    closing.abort()
    const server = await running.catch(() => undefined)
    if (!server) return
    await stopPostmaster(server.pid, location.folder)
    await server.lock.end().catch(() => {})
    server.unwatch()
  }
}

/** Starts and locks the cluster. An orphaned server is stopped first. A cluster in use is refused. */
async function startOrRecover(context: Context, closing: AbortSignal): Promise<RunningServer> {
  const { location, log } = context
  const { folder, dataDir } = location
  for (const start = Date.now(); Date.now() - start < START_MS; await wait(20)) {
    closing.throwIfAborted()
    const running = findPostmaster(folder)
    const server = running ? null : await tryStart(context)
    if (server) return server
    if (!running?.isReady || !(await lockCluster(running.port, location))) continue
    log.warn(`PostgreSQL was still running in ${folder} without its application. It is stopped and started again.`)
    await stopPostmaster(running.pid, folder)
  }
  throw new Error(clusterTexts.tooSlow(folder, dataDir))
}

// The port was taken, or the children of a killed server need a moment to stop.
const passing = /Address already in use|shared memory block|postmaster\.pid" already exists/

/** Returns null if another try may succeed. */
async function tryStart({ location, log, programs, durable }: Context): Promise<RunningServer | null> {
  const { record, dataDir, home } = location
  const port = await freePort(record.port)
  const pid = await startPostgres({ location, programs, durable, port }).catch((error: Error) => {
    if (!passing.test(error.message)) throw error
  })
  // Without a lock, another process has already stopped this server, thinking that it was orphaned.
  const lock = pid && (await lockCluster(port, location))
  if (!lock) return null
  const unwatch = startWatchdog(pid, durable ? [] : [dataDir, home])
  await prepareDatabase(lock, record.applicationPassword).catch(async (error: unknown) => {
    await lock.end()
    throw error
  })
  record.port = port
  await saveRecord(dataDir, record).catch(({ message }: Error) => log.warn(message))
  return { pid, lock, unwatch }
}

/** Returns the wanted port if it is free, otherwise another free port. */
export async function freePort(wanted: number | null): Promise<number> {
  const server = createServer().listen(wanted ?? 0, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch {
    return freePort(null)
  }
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
