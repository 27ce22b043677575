import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  query,
  serverOf,
  startCluster,
  stopAllClusters,
  stopCluster,
  type ClusterProcess,
} from '#server/testing/cluster-process.ts'
import { findFastFolder } from '#server/testing/temporary-cluster.ts'

const parent = mkdtempSync(join(await findFastFolder(), 'faro-cluster-'))
const original = join(parent, 'original')
/** A copy of a DATA_DIR with one acknowledged row. */
const usedDataDir = (): string => {
  const dataDir = mkdtempSync(join(parent, 'used-'))
  execFileSync('cp', ['-a', `${original}/.`, dataDir])
  return dataDir
}

const rows = ({ url }: ClusterProcess) => query(url, 'select * from kept')

beforeAll(async () => {
  // The PostgreSQL user must be able to traverse this folder.
  chmodSync(parent, 0o711)
  const cluster = await startCluster(original)
  await query(cluster.url, `create table kept as select 'acknowledged' as note`)
  await stopCluster(cluster)
})

afterEach(stopAllClusters)

afterAll(() => rmSync(parent, { recursive: true }))

test('written data is there at the next start, on the same port', async () => {
  const dataDir = usedDataDir()
  const first = await startCluster(dataDir)
  await stopCluster(first)
  const second = await startCluster(dataDir)
  expect(await rows(second)).toEqual([{ note: 'acknowledged' }])
  expect(second.url).toBe(first.url)
})

test('a second process on the same folder is refused with the id of the first, which keeps running', async () => {
  const dataDir = usedDataDir()
  const first = await startCluster(dataDir)
  await expect(startCluster(dataDir)).rejects.toThrow(
    `La carpeta de datos ${dataDir} ya está en uso por el proceso ${first.pid} de Faro Empleo`,
  )
  expect(await rows(first)).toHaveLength(1)
})

test('a server that crashes is restarted on the same port', async () => {
  const dataDir = usedDataDir()
  const cluster = await startCluster(dataDir)
  process.kill(serverOf(join(dataDir, 'pg')), 'SIGKILL')
  await expect.poll(() => rows(cluster).catch(() => []), { timeout: 10_000 }).toHaveLength(1)
})

test('Spanish words are sorted as in a dictionary', async () => {
  const cluster = await startCluster(usedDataDir())
  const words = await query(
    cluster.url,
    `select w from unnest(array['oz','ñu','nube','Ávila','zar','aval']) w order by w`,
  )
  expect(words.map(({ w }) => w)).toEqual(['aval', 'Ávila', 'nube', 'ñu', 'oz', 'zar'])
})
