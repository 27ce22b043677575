import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, afterEach, expect, onTestFinished, test } from 'vitest'
import { readEnv } from '#server/config/env.ts'
import { openDeps } from './open-deps.ts'
import { stopAllClusters } from '#server/testing/cluster-process.ts'
import { openTestDatabase } from '#server/testing/database.ts'
import { findFastFolder } from '#server/testing/temporary-cluster.ts'
import { testAppOf } from '#server/testing/test-app.ts'

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
