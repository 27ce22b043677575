import { chmodSync, chownSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { query, startCluster, stopAllClusters, stopCluster } from '#server/testing/cluster-process.ts'
import { findClosedFolder } from './folder-access.ts'

const parent = mkdtempSync(join(tmpdir(), 'faro-place-'))
const isRoot = process.getuid?.() === 0
const nobody = { uid: 65_534, gid: 65_534 }
const mayRead = isRoot && findClosedFolder(import.meta.dirname, { name: 'nobody', ids: nobody }) === null

beforeAll(() => {
  // What has to lie outside of a DATA_DIR goes below here as well, and with it.
  process.env.TMPDIR = parent
  chmodSync(parent, 0o711)
})
afterEach(stopAllClusters)
afterAll(() => rmSync(parent, { recursive: true }))

const outsideOf = (dataDir: string): string =>
  (JSON.parse(readFileSync(join(dataDir, 'postgres.json'), 'utf8')) as { outside: string }).outside

test('the password is known to the owner of the folder alone, and without it the cluster is refused', async () => {
  const dataDir = join(parent, 'password')
  await stopCluster(await startCluster(dataDir))
  expect(statSync(join(dataDir, 'postgres.json')).mode & 0o777).toBe(0o600)
  expect(statSync(join(dataDir, 'pg')).mode & 0o777).toBe(0o700)
  rmSync(join(dataDir, 'postgres.json'))
  await expect(startCluster(dataDir)).rejects.toThrow('postgres.json with its password is not beside it')
  expect(existsSync(join(dataDir, 'pg/PG_VERSION'))).toBe(true)
})

test.runIf(isRoot)('below a folder that PostgreSQL’s user may not enter, the data lies outside and stays', async () => {
  const closed = mkdtempSync(join(parent, 'closed-'))
  const dataDir = join(closed, 'data')
  const first = await startCluster(dataDir)
  const outside = outsideOf(dataDir)
  expect(first.where).toContain(`${outside}/pg`)
  expect(first.where).toContain(`may not enter ${closed}`)
  expect(statSync(closed).mode & 0o777).toBe(0o700)
  await query(first.url, `create table kept as select 'acknowledged' as note`)
  await stopCluster(first)
  const second = await startCluster(dataDir)
  expect(await query(second.url, 'select * from kept')).toHaveLength(1)
})

test.runIf(isRoot)(
  'a cluster outside follows its folder when that is moved, and does not serve a copy too',
  async () => {
    const closed = mkdtempSync(join(parent, 'moved-'))
    const dataDir = join(closed, 'data')
    await stopCluster(await startCluster(dataDir))
    const outside = outsideOf(dataDir)
    cpSync(dataDir, join(closed, 'copy'), { recursive: true })
    await expect(startCluster(join(closed, 'copy'))).rejects.toThrow(`${join(closed, 'copy')} is a copy of ${dataDir}`)
    rmSync(dataDir, { recursive: true })
    expect((await startCluster(join(closed, 'copy'))).where).toContain(outside)
  },
)

test.runIf(mayRead)('an ordinary user runs it under their own name', async () => {
  const dataDir = mkdtempSync(join(parent, 'ordinary-'))
  chownSync(dataDir, nobody.uid, nobody.gid)
  const cluster = await startCluster(dataDir, nobody)
  expect(cluster.where).toContain(`${dataDir}/pg (port`)
  expect(statSync(join(dataDir, 'pg')).uid).toBe(nobody.uid)
  expect(statSync(dataDir).mode & 0o777).toBe(0o700)
})
