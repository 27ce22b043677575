import { mkdtemp, realpath } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openCluster } from '#server/database/embedded/open-cluster.ts'

/** A server for tests, without fsync. Its folder is deleted at the end, even after a crash. */
export async function openTemporaryCluster(): Promise<{ url: string; dataDir: string; close(): Promise<void> }> {
  const dataDir = await mkdtemp(join(await realpath(tmpdir()), 'faro-empleo-test-'))
  const silent = { info: () => {}, warn: () => {}, error: () => {} }
  const cluster = await openCluster(dataDir, silent, { durable: false })
  return { url: cluster.url, dataDir, close: cluster.close }
}
