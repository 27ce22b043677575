import { execFileSync, spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest'
import {
  orphanServer,
  processes,
  query,
  serverOf,
  startCluster,
  stopAllClusters,
  stopCluster,
  type ClusterProcess,
} from '#server/testing/cluster-process.ts'
import { findFastFolder } from '#server/testing/temporary-cluster.ts'

const parent = mkdtempSync(join(await findFastFolder(), 'faro-cluster-'))
const isRoot = process.getuid?.() === 0
const original = join(parent, 'original')
/** A copy of a DATA_DIR with one acknowledged row. */
const usedDataDir = (): string => {
  const dataDir = mkdtempSync(join(parent, 'used-'))
  execFileSync('cp', ['-a', `${original}/.`, dataDir])
  return dataDir
}

const rows = ({ url }: ClusterProcess) => query(url, 'select * from kept')

const writeUntilItEnds = (url: string) => {
  let acknowledged = 0
  const write = async () => {
    const client = new pg.Client(url)
    client.on('error', () => {})
    await client.connect()
    for (; ; acknowledged += 1) await client.query(`insert into kept values ('more')`)
  }
  return { acknowledged: () => acknowledged, end: write().catch(() => {}) }
}

beforeAll(async () => {
  // The PostgreSQL user must be able to traverse this folder.
  chmodSync(parent, 0o711)
  const cluster = await startCluster(original)
  await query(cluster.url, `create table kept as select 'acknowledged' as note`)
  await stopCluster(cluster)
})

afterEach(stopAllClusters)

afterAll(() => rmSync(parent, { recursive: true }))

test('SIGTERM stops the process and its server', async () => {
  const dataDir = usedDataDir()
  const cluster = await startCluster(dataDir)
  const server = serverOf(join(dataDir, 'pg'))
  expect(await stopCluster(cluster)).toBe(0)
  expect(existsSync(join(dataDir, 'pg/postmaster.pid'))).toBe(false)
  // On a busy machine an ended process is listed until it is reaped.
  await expect.poll(() => processes(`\\b${server}\\b.*postgres|read _.* ${server}`)).toEqual([])
})

test('after kill -9 of the process alone all data is there', async () => {
  const dataDir = usedDataDir()
  const cluster = await startCluster(dataDir)
  await query(cluster.url, `insert into kept values ('just now')`)
  await stopCluster(cluster, 'SIGKILL')
  expect(await rows(await startCluster(dataDir))).toEqual([{ note: 'acknowledged' }, { note: 'just now' }])
})

test('an orphaned server is found and replaced', async () => {
  const dataDir = usedDataDir()
  const cluster = await startCluster(dataDir)
  await query(cluster.url, `insert into kept values ('just now')`)
  const orphan = await orphanServer(cluster, join(dataDir, 'pg'))
  expect(serverOf(join(dataDir, 'pg'))).toBe(orphan)
  expect(await rows(await startCluster(dataDir))).toHaveLength(2)
  expect(serverOf(join(dataDir, 'pg'))).not.toBe(orphan)
})

test('after kill -9 of process and server no acknowledged write is lost', async () => {
  const dataDir = usedDataDir()
  const cluster = await startCluster(dataDir)
  const writing = writeUntilItEnds(cluster.url)
  await expect.poll(() => writing.acknowledged()).toBeGreaterThan(50)
  process.kill(await orphanServer(cluster, join(dataDir, 'pg')), 'SIGKILL')
  await writing.end
  expect(existsSync(join(dataDir, 'pg/postmaster.pid'))).toBe(true)
  // The last statement may have been written without being acknowledged.
  const found = (await rows(await startCluster(dataDir))).length - 1
  expect(found - writing.acknowledged()).toBeOneOf([0, 1])
})

test('a postmaster.pid with the id of another program does not prevent the start', async () => {
  const dataDir = usedDataDir()
  // A process of the same user. PostgreSQL itself ignores processes of other users.
  const { uid } = statSync(join(dataDir, 'pg'))
  const other = spawn('sleep', ['60'], isRoot ? { uid } : {})
  onTestFinished(() => void other.kill())
  const lines = [other.pid, join(dataDir, 'pg'), 1, 5432, '', '', '', 'ready']
  writeFileSync(join(dataDir, 'pg/postmaster.pid'), lines.join('\n'))
  expect(await rows(await startCluster(dataDir))).toHaveLength(1)
})

test('if two processes start at once on an empty folder, one runs and the other is refused', async () => {
  const dataDir = join(parent, 'race')
  const outcomes = await Promise.allSettled([startCluster(dataDir), startCluster(dataDir)])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const refused = outcomes.find((outcome) => outcome.status === 'rejected')
  expect(String(refused?.reason)).toContain(`La carpeta de datos ${dataDir} ya está en uso`)
})

test('the incomplete files of a killed first start are deleted', async () => {
  const dataDir = join(parent, 'half-made')
  const { pid } = spawnSync('true')
  mkdirSync(join(dataDir, `pg.new-${pid}-a1b2c3`, 'pg'), { recursive: true })
  await startCluster(dataDir)
  expect(readdirSync(dataDir).toSorted()).toEqual(['pg', 'postgres.json', 'postgres.log'])
})

test('the application has a password of its own, also in a DATA_DIR of an older release', async () => {
  const dataDir = usedDataDir()
  const file = join(dataDir, 'postgres.json')
  const { applicationPassword: _, ...older } = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, JSON.stringify(older))
  const cluster = await startCluster(dataDir)
  const { password, applicationPassword } = JSON.parse(readFileSync(file, 'utf8'))
  expect(new URL(cluster.url).password).toBe(applicationPassword)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(await rows(cluster)).toHaveLength(1)
  // Fails if the role keeps the password of the superuser, or if both get the new one.
  const asSuperuser = (secret: string) => query(cluster.url.replace(/\/\/.*@/, `//postgres:${secret}@`), 'select')
  await expect(query(cluster.url.replace(applicationPassword, password), 'select')).rejects.toThrow('password')
  await expect(asSuperuser(applicationPassword)).rejects.toThrow('password')
  await asSuperuser(password)
})

test('a start that ended between saving the password and setting it is completed by the next start', async () => {
  const dataDir = usedDataDir()
  const file = join(dataDir, 'postgres.json')
  const record = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, JSON.stringify({ ...record, applicationPassword: 'saved but not set' }))
  expect(await rows(await startCluster(dataDir))).toHaveLength(1)
})
