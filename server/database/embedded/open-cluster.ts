import { rm } from 'node:fs/promises'
import { findPrograms } from './programs/find-programs.ts'
import { initCluster } from './init-cluster.ts'
import { keepRunning } from './keep-running.ts'
import { chooseExternalBase } from './location/choose-external-base.ts'
import { listAbandonedFolders } from './location/external-folder.ts'
import { resolveLocation, type ClusterLocation } from './location/resolve-location.ts'
import { application } from './prepare-database.ts'
import type { ClusterLog } from './start-or-recover.ts'
import { clusterTexts } from './texts.ts'

/** An embedded PostgreSQL server that runs as long as this process. */
export interface Cluster {
  /** The present address. Its port changes with a restart, and while there is no server it is 0, which refuses. */
  readonly url: string
  /** Aborted when the server at this address crashes. */
  readonly lifetime: AbortSignal
  /** Its folder and port, and why it is there, for the operator. */
  where: string
  close(): Promise<void>
}

interface OpenOptions {
  durable: boolean
  /** Called when the address has changed or the server has crashed. */
  onChange?: () => void
}

/**
 * Starts PostgreSQL on DATA_DIR and creates the cluster if there is none. Refuses a DATA_DIR that is in use. With `durable`
 * false, for temporary databases, there is no fsync and close() deletes the folders.
 */
export async function openCluster(
  dataDir: string,
  log: ClusterLog,
  { durable, onChange }: OpenOptions = { durable: true },
): Promise<Cluster> {
  const location = await resolveLocation(dataDir)
  const programs = findPrograms(location.user, () => chooseExternalBase(location.dataDir, location.user))
  await initCluster(location, { programs, durable })
  await warnAboutAbandoned(location, log)
  const server = await keepRunning({ location, programs, durable, log }, onChange)
  return {
    get url() {
      return `postgres://${application}:${location.record.applicationPassword}@127.0.0.1:${server.port()}/${application}`
    },
    get lifetime() {
      return server.lifetime()
    },
    where: describe(location, server.port()),
    async close() {
      await server.close()
      const temporary = durable ? [] : [location.dataDir, location.home]
      for (const folder of temporary) await rm(folder, { recursive: true, force: true })
    },
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
