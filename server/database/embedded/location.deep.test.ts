import { chmodSync, chownSync, cpSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { query, startCluster, stopAllClusters, stopCluster } from '#server/testing/cluster-process.ts'
import { findClosedFolder } from './location.ts'

const usualFolder = process.env.TMPDIR
const parent = mkdtempSync(join(tmpdir(), 'faro-place-'))
const isRoot = process.getuid?.() === 0
const nobody = { uid: 65_534, gid: 65_534 }
const mayRead = isRoot && findClosedFolder(import.meta.dirname, { name: 'nobody', ids: nobody }) === null

beforeAll(() => {
  // External folders are created here too, so that they are deleted at the end.
  process.env.TMPDIR = parent
  chmodSync(parent, 0o711)
})
afterEach(stopAllClusters)
afterAll(() => {
  if (usualFolder === undefined) delete process.env.TMPDIR
  else process.env.TMPDIR = usualFolder
  rmSync(parent, { recursive: true })
})

const outsideOf = (dataDir: string): string =>
  (JSON.parse(readFileSync(join(dataDir, 'postgres.json'), 'utf8')) as { outside: string }).outside

test.runIf(isRoot)(
  'if the PostgreSQL user cannot enter DATA_DIR, the database is in an external folder, also at the next start',
  async () => {
    const closed = mkdtempSync(join(parent, 'closed-'))
    const dataDir = join(closed, 'data')
    const first = await startCluster(dataDir)
    const outside = outsideOf(dataDir)
    expect(first.where).toContain(`${outside}/pg`)
    expect(first.where).toContain(`no puede entrar en ${closed}`)
    expect(statSync(closed).mode & 0o777).toBe(0o700)
    await query(first.url, `create table kept as select 'acknowledged' as note`)
    await stopCluster(first)
    const second = await startCluster(dataDir)
    expect(await query(second.url, 'select * from kept')).toHaveLength(1)
  },
)

test.runIf(isRoot)(
  'an external database is found after its DATA_DIR was moved, and refused for a copy of its DATA_DIR',
  async () => {
    const closed = mkdtempSync(join(parent, 'moved-'))
    const dataDir = join(closed, 'data')
    await stopCluster(await startCluster(dataDir))
    const outside = outsideOf(dataDir)
    cpSync(dataDir, join(closed, 'copy'), { recursive: true })
    await expect(startCluster(join(closed, 'copy'))).rejects.toThrow(
      `${join(closed, 'copy')} es una copia de ${dataDir}`,
    )
    rmSync(dataDir, { recursive: true })
    expect((await startCluster(join(closed, 'copy'))).where).toContain(outside)
  },
)

test.runIf(mayRead)('an ordinary user runs the database under their own name', async () => {
  const dataDir = mkdtempSync(join(parent, 'ordinary-'))
  chownSync(dataDir, nobody.uid, nobody.gid)
  const cluster = await startCluster(dataDir, nobody)
  expect(cluster.where).toContain(`${dataDir}/pg (puerto`)
  expect(statSync(join(dataDir, 'pg')).uid).toBe(nobody.uid)
  expect(statSync(dataDir).mode & 0o777).toBe(0o700)
})
