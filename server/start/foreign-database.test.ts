import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, afterEach, expect, onTestFinished, test } from 'vitest'
import { readEnv } from '#server/config/env.ts'
import { openDeps } from './open-deps.ts'
import { serverOf, startCluster, stopAllClusters, stopCluster } from '#server/testing/cluster-process.ts'
import { openTestDatabase } from '#server/testing/database.ts'
import {
  everyClientIsRefused,
  everyClientSucceeds,
  serverReturns,
  startLoad,
  writesAndReads,
} from '#server/testing/load.ts'
import { openSilentProxy } from '#server/testing/fixtures/servers/silent-proxy.ts'
import { findFastFolder } from '#server/testing/temporary-cluster.ts'
import { testAppOf } from '#server/testing/test-app.ts'

// As in open-deps.test.ts.
const isLong = process.env.CRASH_ROUNDS !== undefined
const rounds = Number(process.env.CRASH_ROUNDS ?? 1)
const healMs = isLong ? 2000 : 5000

const { url, close } = await openTestDatabase()
afterAll(close)
afterEach(stopAllClusters)

const newFolder = async () => {
  const folder = await realpath(await mkdtemp(join(await findFastFolder(), 'faro-foreign-')))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

type SeedDemo = Parameters<typeof openDeps>[0]['seedDemo']

const open = async (databaseUrl: string, seedDemo?: SeedDemo) => {
  const env = readEnv({
    DATA_DIR: await newFolder(),
    DATABASE_URL: databaseUrl,
    DEMO_DATA: seedDemo ? '1' : '0',
    MAX_PROJECTS_PER_DAY: '1000000',
  })
  const waits: string[] = []
  const opened = await openDeps({
    env,
    log: pino({ level: 'fatal' }),
    seedDemo: seedDemo ?? (async () => ({ accounts: [] })),
    onWait: (reason) => waits.push(reason),
  })
  onTestFinished(opened.close)
  return { app: testAppOf(opened.deps), demoAccounts: opened.demoAccounts, waits }
}

const report = (figures: object) => isLong && process.stdout.write(`${JSON.stringify(figures)}\n`)

test(
  'the server of DATABASE_URL may stop and come back: meanwhile calls are answered 503, and then they work again',
  { timeout: 60_000 + rounds * 30_000 },
  async () => {
    const dataDir = await newFolder()
    let cluster = await startCluster(dataDir)
    const { app } = await open(cluster.url)
    const load = await startLoad(app)
    const healing = []
    for (let round = 0; round < rounds; round += 1) {
      await everyClientSucceeds(load)
      const pid = serverOf(join(dataDir, 'pg'))
      await stopCluster(cluster)
      await everyClientIsRefused(load)
      const start = startCluster(dataDir)
      const returnedAt = await serverReturns(join(dataDir, 'pg'), pid)
      healing.push((await writesAndReads(load, returnedAt)) - returnedAt)
      cluster = await start
    }
    await load.end()
    report({ stopped: healing })
    expect([...load.answers].filter((answer) => !/^(200 |503 \d+)$/.test(answer))).toEqual([])
    expect(healing.filter((ms) => ms > healMs)).toEqual([])
  },
)

// Seen to fail without `endSilentConnections`: the calls were never answered.
test(
  'a server that falls silent: calls are answered 503, and work again after its return',
  { timeout: 60_000 + rounds * 30_000 },
  async () => {
    const proxy = await openSilentProxy(url)
    const { app } = await open(proxy.url)
    const load = await startLoad(app)
    const figures = []
    for (let round = 0; round < rounds; round += 1) {
      await everyClientSucceeds(load)
      const silentAt = performance.now()
      proxy.fallSilent()
      expect((await app.request('/healthz')).status).toBe(200)
      expect((await app.request('/readyz')).status).toBe(503)
      await everyClientIsRefused(load)
      const refusedAt = performance.now()
      proxy.return()
      figures.push({ refused: refusedAt - silentAt, healing: (await writesAndReads(load, refusedAt)) - refusedAt })
    }
    await load.end()
    report({ silent: figures })
    expect([...load.answers].filter((answer) => !/^(200 |503 \d+)$/.test(answer))).toEqual([])
    expect(figures.filter(({ healing }) => healing > healMs)).toEqual([])
  },
)

// Seen to fail without the retry: the start failed.
test('demo data is written again if the database goes away meanwhile', async () => {
  let tries = 0
  const account = { email: 'demo@prueba.example', password: 'una' }
  const { demoAccounts, waits } = await open(url, async ({ db }) => {
    tries += 1
    if (tries === 1) await db.execute(sql`select pg_terminate_backend(pg_backend_pid())`)
    return { accounts: [account] }
  })
  expect(demoAccounts).toEqual([account])
  expect(waits).toHaveLength(1)
})

// Seen to fail without the lock: both wrote at the same time.
test('processes that start at the same time on one database write its demo data one after the other', async () => {
  let running = 0
  const most: number[] = []
  const seedDemo: SeedDemo = async ({ db }) => {
    running += 1
    most.push(running)
    await db.execute(sql`select pg_sleep(0.2)`)
    running -= 1
    return { accounts: [] }
  }
  await Promise.all([open(url, seedDemo), open(url, seedDemo), open(url, seedDemo)])
  expect(most).toEqual([1, 1, 1])
})
