import { once } from 'node:events'
import { retry } from '../connection/retry.ts'
import { prepareDatabase } from './prepare-database.ts'
import { stopPostmaster } from './postmaster.ts'
import { startOrRecover, type ClusterContext, type RunningServer } from './start-or-recover.ts'
import { clusterTexts } from './texts.ts'
import { startWatchdog } from './watchdog.ts'

const pause = { firstMs: 250, longestMs: 2000 }

interface Running extends RunningServer {
  unwatch: () => void
}

interface KeptServer {
  /** The present port: another one after a restart if a program has taken the old one, and 0 while there is no server. */
  port: () => number
  /** Aborted when the present server crashes. A restart begins another one. */
  lifetime: () => AbortSignal
  close(): Promise<void>
}

/** Starts the server, and restarts it after a crash. Tries again if that fails, until close(). */
export async function keepRunning(
  context: Omit<ClusterContext, 'closing'>,
  onChange: () => void = () => undefined,
): Promise<KeptServer> {
  const { location, log } = context
  const closing = new AbortController()
  const { signal } = closing
  let port = 0
  let lifetime = new AbortController()

  async function start(): Promise<Running> {
    const server = await startWatched({ ...context, closing: signal })
    port = server.port
    lifetime = new AbortController()
    onChange()
    let hasEnded = false
    const onEnd = () => {
      if (!hasEnded && !signal.aborted) restart(server)
      hasEnded = true
    }
    // On a busy machine the lock's connection may outlive the server for a second.
    server.child.once('exit', onEnd)
    server.lock.once('end', onEnd)
    return server
  }

  function restart({ unwatch }: Running): void {
    log.error(clusterTexts.crashed(location.folder))
    unwatch()
    // Another program may take the port. It must get no connection, because that would wait for it and offer it the password.
    port = 0
    lifetime.abort(new Error('Connection terminated: PostgreSQL has crashed'))
    onChange()
    const onFailure = (error: unknown, tries: number) => {
      if (tries === 1) log.error(clusterTexts.restartFails((error as Error).message))
    }
    running = retry(start, { signal, pause, onFailure })
    running.then(
      (server) => log.warn(clusterTexts.restarted(location.folder, server.port)),
      () => undefined,
    )
  }

  let running = start()
  const close = async () => {
    closing.abort()
    await running.then((server) => stop(server, location.folder)).catch(() => {})
  }
  try {
    // Once is enough: a restart finds what was committed, and is faster without.
    await prepareDatabase((await running).lock, location.record.applicationPassword)
  } catch (error) {
    await close()
    throw error
  }
  return { port: () => port, lifetime: () => lifetime.signal, close }
}

async function startWatched(context: ClusterContext): Promise<Running> {
  const { location, durable } = context
  const server = await startOrRecover(context)
  const leftovers = durable ? [] : [location.dataDir, location.home]
  return { ...server, unwatch: startWatchdog(server.child.pid ?? 0, leftovers) }
}

async function stop({ child, lock, unwatch }: Running, folder: string): Promise<void> {
  child.ref()
  const exit = child.exitCode ?? child.signalCode ?? once(child, 'exit')
  await stopPostmaster(child.pid ?? 0, folder)
  await exit
  await lock.end().catch(() => {})
  unwatch()
}
