import { sql } from 'drizzle-orm'
import pg from 'pg'
import { pino } from 'pino'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createTestApp } from '#server/testing/test-app.ts'
import { MailError } from '#server/mail/mail-error.ts'
import { createBoss } from './create-boss.ts'
import { prepareQueues } from './prepare-queues.ts'
import { queues } from '#server/start/all-jobs.ts'
import type { Job, JobHandlers } from './queues.ts'
import { workOnJobs } from './work-on-jobs.ts'

const app = await createTestApp()
const { db, jobs } = app.deps
const findUrl = () => String(db.$client.options.connectionString)

beforeEach(async () => void (await db.execute(sql`delete from pgboss.job`)))

const add = (accountId: number) => jobs.enqueue(db, 'password-changed', { accountId })

type Handler = (job: Job<'password-changed'>) => Promise<void>

interface Worker {
  finishMs?: number
  log?: pino.Logger
}

function startWorker(handle: Handler, { finishMs = 60_000, log = pino({ level: 'silent' }) }: Worker = {}) {
  const ignored = Object.fromEntries(
    Object.keys(queues).map((name) => [name, async () => undefined]),
  ) as unknown as JobHandlers
  const handlers = { ...ignored, 'password-changed': handle }
  const end = workOnJobs({ findUrl, handlers, log, finishMs, hasSchedules: false })
  let ended: Promise<void> | undefined
  const stop = () => (ended ??= end())
  onTestFinished(stop)
  return stop
}

interface Row {
  name: string
  state: string
  data: unknown
  output: unknown
  wait: number
}

const listRows = async () =>
  (
    await db.execute<Row & Record<string, unknown>>(
      sql`select name, state, data, output, extract(epoch from start_after - started_on)::float as wait from pgboss.job order by created_on`,
    )
  ).rows

/** Resolves once the rows of all jobs are in these states. */
const untilStates = (...states: string[]) =>
  expect.poll(async () => (await listRows()).map(({ state }) => state).toSorted(), { timeout: 60_000 }).toEqual(states)

describe('A job', () => {
  test('exists if its transaction is committed, and only then', async () => {
    const failing = db.transaction(async (tx) => {
      await jobs.enqueue(tx, 'password-changed', { accountId: 1 })
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    await db.transaction((tx) => jobs.enqueue(tx, 'password-changed', { accountId: 2 }))
    expect(await listRows()).toMatchObject([{ name: 'password-changed', state: 'created', data: { accountId: 2 } }])
  })

  test('is done once by several processes', async () => {
    for (let accountId = 1; accountId <= 30; accountId += 1) await add(accountId)
    const done: number[] = []
    const handle: Handler = async ({ data }) => void done.push(data.accountId)
    startWorker(handle)
    startWorker(handle)
    await untilStates(...Array<string>(30).fill('completed'))
    expect(done.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1))
  })

  test('that fails is tried again with the same id, after a pause that grows', async () => {
    const ids: string[] = []
    // A worker looks for jobs as it starts, and then every two seconds.
    const start = () =>
      startWorker(async ({ id }) => {
        ids.push(id)
        if (ids.length < 3) throw new Error('away')
      })
    await add(1)
    const pauses: number[] = []
    for (let failures = 1; failures <= 2; failures += 1) {
      const stop = start()
      await untilStates('retry')
      await stop()
      const [row] = await listRows()
      pauses.push(row?.wait ?? 0)
      await db.execute(sql`update pgboss.job set start_after = now()`)
    }
    start()
    await untilStates('completed')
    expect(new Set(ids).size).toBe(1)
    // pg-boss waits between half of the pause and the whole of it.
    expect(pauses[0]).toBeGreaterThan(14)
    expect(pauses[1]).toBeGreaterThan(29)
  })

  test('that fails does not fail the others that are done with it', async () => {
    for (const accountId of [1, 2, 3]) await add(accountId)
    startWorker(async ({ data }) => {
      if (data.accountId === 2) throw new Error('away')
    })
    await untilStates('completed', 'completed', 'retry')
  })

  test('is tried again three minutes after its process was killed', async () => {
    await add(1)
    await db.execute(sql`update pgboss.job set state = 'active', started_on = now() - interval '181 seconds'`)
    // Otherwise pg-boss looks once a minute.
    await db.execute(sql`update pgboss.queue set monitor_claim_on = null, monitor_on = null`)
    await createBoss(db.$client).supervise('password-changed')
    await untilStates('retry')
  })
})

describe('A job that fails for good', () => {
  const refused = new MailError('mail_refused', '<ana@prueba.example> is unknown')
  const failForGood = async () => {
    const lines: string[] = []
    const log = pino({ level: 'error' }, { write: (line) => void lines.push(line) })
    await add(7)
    startWorker(() => Promise.reject(refused), { log })
    await untilStates('created', 'failed')
    return lines
  }

  test('is kept in the dead letters without its error message, and the log names it', async () => {
    const lines = await failForGood()
    const rows = await listRows()
    expect(rows.find(({ name }) => name === 'dead-letters')).toMatchObject({ data: { accountId: 7 } })
    expect(JSON.stringify(rows)).not.toContain('ana@')
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain('"queue":"password-changed"')
  })

  test('is counted by /readyz, which still answers 200', async () => {
    await failForGood()
    const parts = { database: 'ok', mails: 'ok', files: 'ok', payments: 'stand-in' }
    const { status, body } = await app.call('GET /readyz')
    expect({ status, body }).toEqual({ status: 200, body: { status: 'ok', deadLetters: 1, ...parts } })
  })

  test('has failed in ten attempts, if its error may pass', async () => {
    await add(1)
    await db.execute(sql`update pgboss.job set retry_count = 8`)
    const start = () => startWorker(() => Promise.reject(new Error('away')))
    const stop = start()
    await untilStates('retry')
    await stop()
    await db.execute(sql`update pgboss.job set start_after = now()`)
    start()
    await untilStates('created', 'failed')
  })
})

describe('When the work stops', () => {
  const begin = async (finishMs: number) => {
    const begun = Promise.withResolvers<void>()
    const end = Promise.withResolvers<void>()
    await add(1)
    const stop = startWorker(
      () => {
        begun.resolve()
        return end.promise
      },
      { finishMs },
    )
    await begun.promise
    return { stop, end: end.resolve }
  }

  test('a job that is running is finished', async () => {
    const { stop, end } = await begin(60_000)
    const stopped = stop()
    end()
    await stopped
    await untilStates('completed')
  })

  test('a job that takes too long is given back', async () => {
    const { stop, end } = await begin(1)
    await stop()
    await untilStates('retry')
    end()
  })
})

test(
  'A job with a schedule is added without a cause, by the process that works on jobs',
  { timeout: 60_000 },
  async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>()
    const ignored = Object.fromEntries(Object.keys(queues).map((name) => [name, async () => undefined]))
    const handlers = { ...ignored, 'application-news': async (job: unknown) => resolve(job) } as unknown as JobHandlers
    onTestFinished(workOnJobs({ findUrl, handlers, log: pino({ level: 'silent' }) }))
    expect(await promise).toMatchObject({ id: expect.any(String) })
  },
)

test('A start gives the queues of the release before the options of this one', async () => {
  const limit = () => db.execute(sql`select retry_limit from pgboss.queue where name = 'password-changed'`)
  await db.execute(sql`update pgboss.queue set retry_limit = 1`)
  await prepareQueues(db.$client, queues)
  expect((await limit()).rows).toEqual([{ retry_limit: 9 }])
})

test('jobs go on after the database has ended all connections', async () => {
  const done: number[] = []
  startWorker(async ({ data }) => void done.push(data.accountId))
  await add(1)
  await vi.waitUntil(() => done.length === 1, { timeout: 60_000 })
  const client = new pg.Client(findUrl())
  await client.connect()
  await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`)
  await client.end()
  await expect
    .poll(
      () =>
        add(2).then(
          () => 'added',
          () => 'away',
        ),
      { timeout: 60_000 },
    )
    .toBe('added')
  await vi.waitUntil(() => done.includes(2), { timeout: 60_000 })
})
