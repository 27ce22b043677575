import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
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

const parent = mkdtempSync(join(tmpdir(), 'faro-cluster-'))
const isRoot = process.getuid?.() === 0
const original = join(parent, 'original')
/** A DATA_DIR that has been used before, with one row that was acknowledged. */
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
  // PostgreSQL's user passes through: this is about what happens inside.
  chmodSync(parent, 0o711)
  const cluster = await startCluster(original)
  await query(cluster.url, `create table kept as select 'acknowledged' as note`)
  await stopCluster(cluster)
})

afterEach(stopAllClusters)

afterAll(() => rmSync(parent, { recursive: true }))

test('what was written is there at the next start, on the same port', async () => {
  const dataDir = usedDataDir()
  const first = await startCluster(dataDir)
  await stopCluster(first)
  const second = await startCluster(dataDir)
  expect(await rows(second)).toEqual([{ note: 'acknowledged' }])
  expect(second.url).toBe(first.url)
})

test('SIGTERM ends the process well and leaves no server behind', async () => {
  const dataDir = usedDataDir()
  const cluster = await startCluster(dataDir)
  const server = serverOf(join(dataDir, 'pg'))
  expect(await stopCluster(cluster)).toBe(0)
  expect(existsSync(join(dataDir, 'pg/postmaster.pid'))).toBe(false)
  expect(processes(`\\b${server}\\b.*postgres|read _.* ${server}`)).toEqual([])
})

test('after kill -9 of the process alone everything is there', async () => {
  const dataDir = usedDataDir()
  const cluster = await startCluster(dataDir)
  await query(cluster.url, `insert into kept values ('just now')`)
  await stopCluster(cluster, 'SIGKILL')
  expect(await rows(await startCluster(dataDir))).toEqual([{ note: 'acknowledged' }, { note: 'just now' }])
})

test('a server that lost its process is found and replaced', async () => {
  const dataDir = usedDataDir()
  const cluster = await startCluster(dataDir)
  await query(cluster.url, `insert into kept values ('just now')`)
  const orphan = await orphanServer(cluster, join(dataDir, 'pg'))
  expect(serverOf(join(dataDir, 'pg'))).toBe(orphan)
  expect(await rows(await startCluster(dataDir))).toHaveLength(2)
  expect(serverOf(join(dataDir, 'pg'))).not.toBe(orphan)
})

test('after kill -9 of everything no acknowledged write is lost', async () => {
  const dataDir = usedDataDir()
  const cluster = await startCluster(dataDir)
  const writing = writeUntilItEnds(cluster.url)
  await expect.poll(() => writing.acknowledged()).toBeGreaterThan(50)
  process.kill(await orphanServer(cluster, join(dataDir, 'pg')), 'SIGKILL')
  await writing.end
  expect(existsSync(join(dataDir, 'pg/postmaster.pid'))).toBe(true)
  // The statement under way may have been written too, though nobody was told.
  const found = (await rows(await startCluster(dataDir))).length - 1
  expect(found - writing.acknowledged()).toBeOneOf([0, 1])
})

test('a number in postmaster.pid that another process has by now stops nothing', async () => {
  const dataDir = usedDataDir()
  // Of the same user: of others PostgreSQL itself knows that they are none of its own.
  const { uid } = statSync(join(dataDir, 'pg'))
  const other = spawn('sleep', ['60'], isRoot ? { uid } : {})
  onTestFinished(() => void other.kill())
  const lines = [other.pid, join(dataDir, 'pg'), 1, 5432, '', '', '', 'ready']
  writeFileSync(join(dataDir, 'pg/postmaster.pid'), lines.join('\n'))
  expect(await rows(await startCluster(dataDir))).toHaveLength(1)
})

test('a second process on the same folder is refused by name, and the first goes on', async () => {
  const dataDir = usedDataDir()
  const first = await startCluster(dataDir)
  await expect(startCluster(dataDir)).rejects.toThrow(
    `The folder ${dataDir} is in use: process ${first.pid} of Faro Empleo`,
  )
  expect(await rows(first)).toHaveLength(1)
})

test('of two processes that start at once on an empty folder one serves', async () => {
  const dataDir = join(parent, 'race')
  const outcomes = await Promise.allSettled([startCluster(dataDir), startCluster(dataDir)])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const refused = outcomes.find((outcome) => outcome.status === 'rejected')
  expect(String(refused?.reason)).toContain(`The folder ${dataDir} is in use`)
})

test('what a killed first start left half made is cleared away', async () => {
  const dataDir = join(parent, 'half-made')
  const { pid } = spawnSync('true')
  mkdirSync(join(dataDir, `pg.new-${pid}-a1b2c3`, 'pg'), { recursive: true })
  await startCluster(dataDir)
  expect(readdirSync(dataDir).toSorted()).toEqual(['pg', 'postgres.json', 'postgres.log'])
})

test('a server that falls is started again at the same address', async () => {
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
