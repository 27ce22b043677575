import { mkdtemp, realpath, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openCluster } from '#server/database/embedded/open-cluster.ts'

const GIGABYTE = 1024 ** 3
const MEMORY_FOLDER = '/dev/shm'

/** A server for tests, without fsync. Its folder is deleted at the end, even after a crash. */
export async function openTemporaryCluster(
  parent = tmpdir(),
): Promise<{ url: string; dataDir: string; close(): Promise<void> }> {
  const dataDir = await mkdtemp(join(await realpath(parent), 'faro-empleo-test-'))
  const silent = { info: () => {}, warn: () => {}, error: () => {} }
  const cluster = await openCluster(dataDir, silent, { durable: false })
  return { url: cluster.url, dataDir, close: cluster.close }
}

/**
 * A folder in memory if there is one with room, else the temporary folder. Each test file creates and drops a database of
 * 1,200 files, which takes several times longer on a busy disk.
 */
export async function findFastFolder(): Promise<string> {
  const room = await statfs(MEMORY_FOLDER).catch(() => null)
  return room && room.bavail * room.bsize > 2 * GIGABYTE ? MEMORY_FOLDER : tmpdir()
}
