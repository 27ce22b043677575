import processes from 'node:cluster'
import type { Env } from '#server/config/env.ts'
import { attachCluster } from '../embedded/attach-cluster.ts'
import { openCluster } from '../embedded/open-cluster.ts'
import type { ClusterLog } from '../embedded/keep-running.ts'

/** The server of DATABASE_URL, or an embedded PostgreSQL in DATA_DIR. */
export async function findServer(
  env: Pick<Env, 'databaseUrl' | 'dataDir'>,
  log: ClusterLog,
  closers: (() => Promise<void>)[],
) {
  const { databaseUrl } = env
  if (databaseUrl) {
    const { host, pathname } = new URL(databaseUrl)
    return { url: () => databaseUrl, place: `${env.dataDir}; PostgreSQL: ${host}${pathname}` }
  }
  const cluster = await (processes.isWorker ? attachCluster() : openCluster(env.dataDir, log))
  closers.push(cluster.close)
  const place = `${env.dataDir}; PostgreSQL: ${cluster.where}`
  return { url: () => cluster.url, place }
}
