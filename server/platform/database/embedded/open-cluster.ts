import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { startOrRecover, type RunningServer, type ClusterLog, type ClusterContext } from './start-or-recover.ts'
import { findPrograms } from './programs/find-programs.ts'
import { initCluster } from './init-cluster.ts'
import { chooseExternalBase } from './location/choose-external-base.ts'
import { listAbandonedFolders } from './location/external-folder.ts'
import { resolveLocation, type ClusterLocation } from './location/resolve-location.ts'
import { stopPostmaster } from './postmaster.ts'
import { application, prepareDatabase } from './prepare-database.ts'
import { clusterTexts } from './texts.ts'
import { startWatchdog } from './watchdog.ts'

/** An embedded PostgreSQL server that runs as long as this process. */
export interface Cluster {
  url: string
  /** Its folder and port, and why it is there, for the operator. */
  where: string
  close(): Promise<void>
}

/**
 * Starts PostgreSQL on DATA_DIR and creates the cluster if there is none. Refuses a DATA_DIR that is in use. With `durable`
 * false, for temporary databases, there is no fsync and close() deletes the folders.
 */
export async function openCluster(dataDir: string, log: ClusterLog, { durable } = { durable: true }): Promise<Cluster> {
  const location = await resolveLocation(dataDir)
  const programs = findPrograms(location.user, () => chooseExternalBase(location.dataDir, location.user))
  await initCluster(location, { programs, durable })
  await warnAboutAbandoned(location, log)
  const { port, close } = await keepRunning({ location, programs, durable, log })
  return {
    url: `postgres://${application}:${location.record.password}@127.0.0.1:${port}/${application}`,
    where: describe(location, port),
    close,
  }
}

function describe({ folder, closed, user }: ClusterLocation, port: number): string {
  if (!closed) return clusterTexts.place(folder, port)
  return clusterTexts.placeOutside(folder, port, { user: user.name, closed })
}

async function warnAboutAbandoned({ record }: ClusterLocation, log: ClusterLog): Promise<void> {
  const abandoned = record.outside ? await listAbandonedFolders(record.outside) : []
  if (abandoned.length === 0) return
  log.warn(`These databases belong to deleted folders. Delete them if they are not needed: ${abandoned.join(', ')}`)
}

/** Starts the server, and restarts it after a crash on the same port, so that connection pools recover. */
async function keepRunning(context: ClusterContext): Promise<{ port: number; close(): Promise<void> }> {
  const { location, log } = context
  const leftovers = context.durable ? [] : [location.dataDir, location.home]
  let isClosing = false
  let running: Promise<Running> = start()

  async function start(): Promise<Running> {
    const server = await startOrRecover(context)
    const unwatch = startWatchdog(server.child.pid ?? 0, leftovers)
    await prepareDatabase(server.lock, location.record.password)
    server.lock.once('end', () => {
      if (!isClosing) restart(unwatch)
    })
    return { ...server, unwatch }
  }

  function restart(unwatch: () => void): void {
    log.error(`PostgreSQL in ${location.folder} stopped unexpectedly. It is being restarted.`)
    unwatch()
    running = start()
    running.catch((error: Error) => log.error(error.message))
  }

  const { port } = await running
  const close = async () => {
    isClosing = true
    await running.then((server) => stop(server, location.folder)).catch(() => {})
    for (const folder of leftovers) await rm(folder, { recursive: true, force: true })
  }
  return { port, close }
}

interface Running extends RunningServer {
  unwatch: () => void
}

async function stop({ child, lock, unwatch }: Running, folder: string): Promise<void> {
  child.ref()
  const exit = child.exitCode ?? child.signalCode ?? once(child, 'exit')
  await stopPostmaster(child.pid ?? 0, folder)
  await exit
  await lock.end().catch(() => {})
  unwatch()
}
