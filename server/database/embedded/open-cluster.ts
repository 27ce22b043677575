import { rm } from 'node:fs/promises'
import type { Cluster } from './attach-cluster.ts'
import { addressOf } from './cluster-record.ts'
import { findPrograms } from './find-programs.ts'
import { initCluster } from './init-cluster.ts'
import { keepRunning, type ClusterLog } from './keep-running.ts'
import { chooseExternalBase, resolveLocation } from './location.ts'
import { clusterTexts } from './texts.ts'

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
  { durable, onChange: tell }: OpenOptions = { durable: true },
): Promise<Cluster> {
  const location = await resolveLocation(dataDir)
  const { user, record, folder, closed } = location
  const programs = findPrograms(user, () => chooseExternalBase(location.dataDir, user))
  await initCluster(location, { programs, durable })
  const cluster = { url: addressOf(record, 0) }
  const onChange = (port: number) => {
    cluster.url = addressOf(record, port)
    tell?.()
  }
  const stop = await keepRunning({ location, programs, durable, log, onChange })
  const port = record.port ?? 0
  const where = closed
    ? clusterTexts.placeOutside(folder, port, { user: user.name, closed })
    : clusterTexts.place(folder, port)
  const close = async () => {
    await stop()
    const temporary = durable ? [] : [location.dataDir, location.home]
    for (const left of temporary) await rm(left, { recursive: true, force: true })
  }
  // One object: its address changes.
  return Object.assign(cluster, { where, close })
}
