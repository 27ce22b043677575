import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { attach, type Attached, type ClusterLog, type Context } from './attach.ts'
import { findBinaries } from './binaries.ts'
import { initCluster } from './init-cluster.ts'
import { openBase } from './open-base.ts'
import { listAbandoned } from './outside.ts'
import { settlePlace, type Place } from './place.ts'
import { stopPostmaster } from './postmaster.ts'
import { application, prepareDatabase } from './prepare-database.ts'
import { watchOver } from './watchdog.ts'

/** A PostgreSQL server of our own that runs as long as this process. */
export interface Cluster {
  url: string
  /** Where it lies and why there, for people. */
  where: string
  close(): Promise<void>
}

export interface ClusterOptions {
  dataDir: string
  log: ClusterLog
  /** False for databases that nobody misses: nothing is forced to the disk, and the folders go at the end. */
  durable?: boolean
}

/** Starts PostgreSQL on DATA_DIR, making the cluster first if there is none. Refuses a DATA_DIR that is in use. */
export async function openCluster({ dataDir, log, durable = true }: ClusterOptions): Promise<Cluster> {
  const place = await settlePlace(dataDir)
  const binaries = findBinaries({ runner: place.runner, openBase: () => openBase(place.dataDir, place.runner) })
  await initCluster(place, { binaries, durable })
  await tellAbandoned(place, log)
  const kept = await keepRunning({ place, binaries, durable, log })
  return {
    url: `postgres://${application}:${place.record.password}@127.0.0.1:${kept.port}/${application}`,
    where: describe(place, kept.port),
    close: kept.close,
  }
}

function describe({ folder, closed, runner }: Place, port: number): string {
  const reason = closed ? `, outside of DATA_DIR because its user ${runner.name} may not enter ${closed}` : ''
  return `${folder} (port ${port}${reason})`
}

async function tellAbandoned({ record }: Place, log: ClusterLog): Promise<void> {
  const abandoned = record.outside ? await listAbandoned(record.outside) : []
  if (abandoned.length === 0) return
  log.warn(`Databases of folders that are gone. Delete them if nobody misses them: ${abandoned.join(', ')}`)
}

/** Starts the server, and again if it should fall: the same port, so that pools find their way back. */
async function keepRunning(context: Context): Promise<{ port: number; close(): Promise<void> }> {
  const { place, log } = context
  const leftovers = context.durable ? [] : [place.dataDir, place.home]
  let isClosing = false
  let running: Promise<Running> = begin()

  async function begin(): Promise<Running> {
    const attached = await attach(context)
    const unwatch = watchOver(attached.child.pid ?? 0, leftovers)
    await prepareDatabase(attached.hold, place.record.password)
    attached.hold.once('end', () => {
      if (!isClosing) restart(unwatch)
    })
    return { ...attached, unwatch }
  }

  function restart(unwatch: () => void): void {
    log.error(`PostgreSQL in ${place.folder} went away. It is started again.`)
    unwatch()
    running = begin()
    running.catch((error: Error) => log.error(error.message))
  }

  const { port } = await running
  const close = async () => {
    isClosing = true
    await running.then((last) => end(last, place.folder)).catch(() => {})
    for (const folder of leftovers) await rm(folder, { recursive: true, force: true })
  }
  return { port, close }
}

interface Running extends Attached {
  unwatch: () => void
}

async function end({ child, hold, unwatch }: Running, folder: string): Promise<void> {
  child.ref()
  const gone = child.exitCode ?? child.signalCode ?? once(child, 'exit')
  await stopPostmaster(child.pid ?? 0, folder)
  await gone
  await hold.end().catch(() => {})
  unwatch()
}
