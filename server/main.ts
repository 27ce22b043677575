import cluster from 'node:cluster'
import { loadEnvFile } from './config/env-file.ts'
import { readEnv } from './config/env.ts'
import { failureLine } from './process/failure-line.ts'
import { prepareDataDir } from './process/prepare-data-dir.ts'
import { report } from './process/workers/report.ts'

async function start(): Promise<void> {
  loadEnvFile()
  const env = readEnv()
  if (cluster.isPrimary) await prepareDataDir(env.dataDir)
  if (env.workers === 1 || cluster.isWorker) {
    const { serve } = await import('./start/serve.ts')
    return serve(env)
  }
  // The primary does not load the application, which would cost it memory.
  const { runWorkers } = await import('./start/run-workers.ts')
  return runWorkers(env, import.meta.filename)
}

try {
  await start()
} catch (error) {
  await report({ kind: 'failed', lines: failureLine(error) })
  process.exit(1)
}
