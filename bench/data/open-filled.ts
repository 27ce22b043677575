import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openCluster } from '#server/database/embedded/open-cluster.ts'
import { openTemporaryCluster } from '#server/testing/temporary-cluster.ts'
import { fillDatabase, prepareSchema } from './fill-database.ts'
import type { Size } from './size.ts'

interface Options {
  /** With fsync, as in production. A database that is kept always has it. */
  durable?: boolean
  log?: (step: string) => void
}

const clusterLog = { info: () => {}, warn: console.warn, error: console.error }

/** Opens a filled site of this size: at DATABASE_URL, in BENCH_DATA, or a new one. The new one is deleted at the end. */
export async function openFilled(size: Size, { durable = false, log }: Options = {}) {
  const { DATABASE_URL: url, BENCH_DATA: keptIn } = process.env
  if (url) return { url, close: async () => {} }
  if (!durable && !keptIn) {
    const cluster = await openTemporaryCluster()
    await fillDatabase(cluster.url, size, log)
    return cluster
  }
  const { dataDir, remove } = await fillFolder(size, log)
  const cluster = await openCluster(dataDir, clusterLog)
  // A database that was kept may be older than the last migration.
  await prepareSchema(cluster.url)
  return { url: cluster.url, close: () => cluster.close().then(remove) }
}

/** A DATA_DIR whose embedded database has a site of this size. With BENCH_DATA, a folder, it is filled once and not removed. */
export async function fillFolder(size: Size, log?: Options['log']) {
  const { BENCH_DATA: keptIn } = process.env
  const dataDir = keptIn
    ? join(keptIn, Object.values(size).join('-'))
    : await mkdtemp(join(await realpath(tmpdir()), 'faro-bench-'))
  const mark = join(dataDir, 'filled')
  if (!existsSync(mark)) {
    // A run that was stopped leaves half of the rows.
    await rm(dataDir, { recursive: true, force: true })
    await mkdir(dataDir, { recursive: true })
    const cluster = await openCluster(dataDir, clusterLog)
    await fillDatabase(cluster.url, size, log).finally(cluster.close)
    await writeFile(mark, '')
  }
  const remove = async () => (keptIn ? undefined : rm(dataDir, { recursive: true, force: true }))
  return { dataDir, remove }
}
