import type { Env } from '#server/config/env.ts'
import { describeCluster, type Cluster } from '#server/database/embedded/attach-cluster.ts'
import { openCluster } from '#server/database/embedded/open-cluster.ts'
import { openLog } from '#server/log/log.ts'
import { stopOnSignal } from '#server/process/stop.ts'
import { keepWorkers } from '#server/process/workers/keep-workers.ts'
import { print } from '#server/process/workers/report.ts'

/** Starts the primary process: it runs the embedded PostgreSQL, and the workers that answer requests. */
export async function runWorkers(env: Env, script: string): Promise<void> {
  const log = openLog(env)
  const workers = keepWorkers({ count: env.workers, script, port: env.port, log })
  let database: Cluster | undefined
  const share = () => {
    if (database) workers.share(describeCluster(database))
  }
  const close = async (signal?: NodeJS.Signals): Promise<void> => {
    await workers.stop(signal)
    await database?.close()
  }
  try {
    // As with one process: a port that is taken is noticed before the database starts.
    await workers.listening
    if (!env.databaseUrl) database = await openCluster(env.dataDir, log, { durable: true, onChange: share })
    share()
    const lines = await workers.ready
    stopOnSignal(close, process.exit)
    print({ kind: 'ready', lines })
  } catch (error) {
    await close('SIGKILL')
    throw error
  }
}
