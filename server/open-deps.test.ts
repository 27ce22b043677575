import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { readEnv } from './config/env.ts'
import { openDeps } from './open-deps.ts'
import { readPostmaster } from './platform/database/embedded/postmaster.ts'
import { project } from './platform/database/schema/schema.ts'
import { aCompany, projectFields, type SignedIn } from './testing/factories.ts'
import { occupyPort } from './testing/occupy-port.ts'
import { testAppOf, type TestApp } from './testing/test-app.ts'

/** The long form is `CRASH_ROUNDS=20 vitest run server/open-deps.test.ts`. */
const isLong = process.env.CRASH_ROUNDS !== undefined
const rounds = Number(process.env.CRASH_ROUNDS ?? 3)
// The short form runs beside other programs.
const healMs = isLong ? 2000 : 5000
const WRITERS = 4

const openApp = async () => {
  const dataDir = realpathSync(mkdtempSync(join(tmpdir(), 'faro-crash-')))
  const env = readEnv({ DATA_DIR: dataDir, DEMO_DATA: '0', MAX_PROJECTS_PER_DAY: '1000000' })
  const log = pino({ level: 'fatal' })
  const { deps, close } = await openDeps({
    env,
    log,
    seedDemo: async () => ({ accounts: [] }),
    onWait: () => undefined,
  })
  onTestFinished(async () => {
    await close()
    rmSync(dataDir, { recursive: true })
  })
  return { app: testAppOf(deps), folder: join(dataDir, 'pg') }
}

interface Load {
  /** The ids of the projects whose creation was answered with 200. */
  acknowledged: number[]
  /** Each status with its Retry-After. */
  answers: Set<string>
  /** When the last answer with the status 200 came, for each client. The writers come first. */
  lastSuccess: number[]
  end: () => Promise<void>
}

/** Clients that write and read all the time. */
function startLoad(app: TestApp, { token }: SignedIn): Load {
  const load: Omit<Load, 'end'> = {
    acknowledged: [],
    answers: new Set(),
    lastSuccess: Array.from({ length: WRITERS + 2 }, () => 0),
  }
  const ending = new AbortController()
  const write = async () => {
    const made = await app.call<{ project: { emp_proyectos_id: number } }>('POST /api/companies/create-project', {
      token,
      body: projectFields,
    })
    if (made.status === 200) load.acknowledged.push(made.body.project.emp_proyectos_id)
    return made
  }
  const readOwn = () => app.call('GET /api/companies/all-company-projects', { token })
  const readPublic = () => app.call('GET /api/companies/all-active-offers')
  const clients = [...Array.from({ length: WRITERS }, () => write), readOwn, readPublic].map(async (act, client) => {
    while (!ending.signal.aborted) {
      const { status, headers } = await act()
      load.answers.add([status, headers.get('retry-after')].join(' '))
      if (status === 200) load.lastSuccess[client] = performance.now()
      await wait(5)
    }
  })
  const end = async () => {
    ending.abort()
    await Promise.all(clients)
  }
  onTestFinished(end)
  return { ...load, end }
}

const until = (isTrue: () => boolean) => expect.poll(isTrue, { timeout: 60_000, interval: 5 }).toBe(true)

const everyClientSucceeds = async ({ lastSuccess }: Load): Promise<void> => {
  const start = performance.now()
  await until(() => lastSuccess.every((at) => at > start))
}

/** Waits until a write and a read have succeeded after that moment. */
async function writesAndReads({ lastSuccess }: Load, since: number): Promise<number> {
  await until(
    () => lastSuccess.slice(0, WRITERS).some((at) => at > since) && lastSuccess.slice(WRITERS).some((at) => at > since),
  )
  return performance.now()
}

/** Waits until PostgreSQL accepts connections again. */
async function serverReturns(folder: string, killed: number): Promise<number> {
  const isBack = () => {
    const server = readPostmaster(folder)
    return server !== null && server.isReady && server.pid !== killed
  }
  await until(isBack)
  return performance.now()
}

// Seen to fail with a pool that keeps the first address, and without the code database_unavailable.
test(
  'kill -9 of PostgreSQL under load loses no acknowledged write, and all calls work again, on the same or another port',
  { timeout: 60_000 + rounds * 30_000 },
  async () => {
    const { app, folder } = await openApp()
    const load = startLoad(app, await aCompany(app))
    const figures = []
    for (let round = 0; round < rounds; round += 1) {
      await everyClientSucceeds(load)
      const { pid = 0, port = 0 } = readPostmaster(folder) ?? {}
      const crash = () => void process.kill(pid, 'SIGKILL')
      const crashedAt = performance.now()
      const free = round % 2 === 0 ? crash() : await occupyPort(port, crash)
      const returnedAt = await serverReturns(folder, pid)
      const healedAt = await writesAndReads(load, returnedAt)
      expect(readPostmaster(folder)?.port === port).toBe(round % 2 === 0)
      figures.push({ down: returnedAt - crashedAt, healing: healedAt - returnedAt })
      await free?.()
    }
    await load.end()
    if (isLong) process.stdout.write(`${JSON.stringify({ figures, written: load.acknowledged.length })}\n`)
    const kept = new Set((await app.deps.db.select({ id: project.id }).from(project)).map(({ id }) => id))
    expect(load.acknowledged.filter((id) => !kept.has(id))).toEqual([])
    expect([...load.answers].filter((answer) => !/^(200 |503 \d+)$/.test(answer))).toEqual([])
    expect(load.answers).toContain('503 2')
    expect(figures.filter(({ healing }) => healing > healMs)).toEqual([])
  },
)
