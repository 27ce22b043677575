import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import pg from 'pg'
import { peopleAt } from '../support/people.ts'
import { payAt, premiumAt } from '../support/premium.ts'
import { startServer, type RunningServer } from '../support/running-server.ts'

const started: RunningServer[] = []

const start = async (options?: { dataDir: string }) => {
  const server = await startServer(options)
  started.push(server)
  return server
}

// Runs even if the test fails. It also removes the data of killed servers.
test.afterEach(async () => {
  for (const server of started.splice(0)) await server.stop()
})

/** A separate connection to the database. It ends when the database is killed. */
async function connect(dataDir: string): Promise<pg.Client> {
  const { applicationPassword: password, port } = JSON.parse(await readFile(join(dataDir, 'postgres.json'), 'utf8'))
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'faro_empleo', database: 'faro_empleo', password })
  client.on('error', () => undefined)
  await client.connect()
  return client
}

const numberIn = async (client: pg.Client, query: string): Promise<number> =>
  Number((await client.query(`select count(*) as number from ${query}`)).rows[0].number)

const undelivered = 'stand_in_event where delivered_at is null'

/** Locks the row of the company. Every change of its plan needs this lock. */
async function holdCompany(dataDir: string, companyId: number): Promise<pg.Client> {
  const holder = await connect(dataDir)
  await holder.query('begin')
  await holder.query('select id from company where id = $1 for update', [companyId])
  return holder
}

const expectWaiting = (client: pg.Client) =>
  expect
    .poll(() => numberIn(client, `pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`))
    .toBeGreaterThan(0)

/** Makes all notices that were not acknowledged due again. */
const passTime = (client: pg.Client) =>
  client.query(`update stand_in_event set next_attempt_at = now() where delivered_at is null`)

test('Premium starts exactly once, although kill -9 hits before the notice has its effect and before it is acknowledged', async () => {
  test.slow()
  const first = await start()
  const { dataDir } = first
  const company = await peopleAt(first.address).aCompany()
  const desk = premiumAt(first.address)
  const { emp_empresas_id: id } = await desk.findCompany(company)
  const payment = await desk.startCheckout({ company })
  const planAt = async ({ address }: { address: string }) => (await premiumAt(address).findCompany(company)).suscripcion

  await holdCompany(dataDir, id)
  await payAt(payment)
  const watcher = await connect(dataDir)
  await expectWaiting(watcher)
  await first.kill()

  const second = await start({ dataDir })
  const again = await connect(dataDir)
  expect(await planAt(second)).toBe('gratis')
  expect(await numberIn(again, 'payment_event')).toBe(0)
  const notices = await numberIn(again, undelivered)
  expect(notices).toBeGreaterThan(0)

  const holder = await holdCompany(dataDir, id)
  await passTime(again)
  await expectWaiting(again)
  // The current notice can now have its effect, but the lock keeps anybody from recording its delivery.
  await again.query('begin')
  await again.query(`select number from ${undelivered} for update`)
  await holder.query('commit')
  await expect.poll(() => planAt(second)).toBe('premium')
  expect(await numberIn(holder, 'payment_event')).toBe(1)
  await second.kill()

  const third = await start({ dataDir })
  const last = await connect(dataDir)
  expect(await planAt(third)).toBe('premium')
  expect(await numberIn(last, undelivered)).toBe(notices)
  await passTime(last)
  await expect.poll(() => numberIn(last, undelivered)).toBe(0)
  expect(await numberIn(last, 'payment_event')).toBe(notices)
  expect(await numberIn(last, `stand_in_object where body->>'object' = 'subscription'`)).toBe(1)
  expect(await planAt(third)).toBe('premium')
  await last.end()
})
