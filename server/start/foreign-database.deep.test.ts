import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { join } from 'node:path'
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

// As in open-deps.deep.test.ts.
const ROUNDS = 3
const HEAL_MS = 5000

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

test(
  'the server of DATABASE_URL may stop and come back: meanwhile calls are answered 503, and then they work again',
  { timeout: 60_000 + ROUNDS * 30_000 },
  async () => {
    const dataDir = await newFolder()
    let cluster = await startCluster(dataDir)
    const { app } = await open(cluster.url)
    const load = await startLoad(app)
    const healing = []
    for (let round = 0; round < ROUNDS; round += 1) {
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
    expect([...load.answers].filter((answer) => !/^(200 |503 \d+)$/.test(answer))).toEqual([])
    expect(healing.filter((ms) => ms > HEAL_MS)).toEqual([])
  },
)

// Seen to fail without `endSilentConnections`: the calls were never answered.
test(
  'a server that falls silent: calls are answered 503, and work again after its return',
  { timeout: 60_000 + ROUNDS * 30_000 },
  async () => {
    const proxy = await openSilentProxy(url)
    const { app } = await open(proxy.url)
    const load = await startLoad(app)
    const healing = []
    for (let round = 0; round < ROUNDS; round += 1) {
      await everyClientSucceeds(load)
      proxy.fallSilent()
      expect((await app.request('/healthz')).status).toBe(200)
      expect((await app.request('/readyz')).status).toBe(503)
      await everyClientIsRefused(load)
      const refusedAt = performance.now()
      proxy.return()
      healing.push((await writesAndReads(load, refusedAt)) - refusedAt)
    }
    await load.end()
    expect([...load.answers].filter((answer) => !/^(200 |503 \d+)$/.test(answer))).toEqual([])
    expect(healing.filter((ms) => ms > HEAL_MS)).toEqual([])
  },
)
