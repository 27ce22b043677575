import { mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { startServer } from '../e2e/support/running-server.ts'
import { openCluster } from '#server/platform/database/embedded/open-cluster.ts'
import { prepareApplications } from './api/applications.ts'
import { measure, warmUp, type Figures, type Sources } from './api/measure.ts'
import { measureSql } from './api/measure-sql.ts'
import { findParent } from './api/processor-time.ts'
import { makeRoutes } from './api/routes.ts'
import { startBare } from './api/start-bare.ts'
import { fillDatabase } from './data/fill-database.ts'
import { sizeOf } from './data/size.ts'

// Measures the built server under load, request by request: what is kept in memory, and what is made anew. Beside it, in the same
// run, a bare node:http server sends the same bytes, and a plain client asks PostgreSQL for a row. The main figure is processor
// time for each request, since other work on the machine changes it less than requests per second. Only Linux tells it.
// DATABASE_URL names a database that `bench/data/fill-database.ts` has filled; without it one is filled, with fsync.

const { values } = parseArgs({
  options: {
    offers: { type: 'string', default: '5000' },
    connections: { type: 'string', default: '1,16,64' },
    /** Of each kind that is made anew. Ten times as many of those that are kept. */
    requests: { type: 'string', default: '2000' },
    /** Only the routes whose names contain this. */
    only: { type: 'string', default: '' },
    json: { type: 'string' },
  },
})

const { api: budget } = JSON.parse(await readFile(new URL('budget.json', import.meta.url), 'utf8')) as {
  api: Record<string, number | undefined>
}

/** A database that stays as it is, or a new one, which is deleted at the end. */
async function openFilled() {
  if (process.env.DATABASE_URL) return { url: process.env.DATABASE_URL, close: async () => {} }
  const dataDir = await mkdtemp(join(await realpath(tmpdir()), 'faro-bench-'))
  const cluster = await openCluster(dataDir, { info: () => {}, warn: console.warn, error: console.error })
  await fillDatabase(cluster.url, sizeOf(Number(values.offers)))
  const close = () => cluster.close().then(() => rm(dataDir, { recursive: true, force: true }))
  return { url: cluster.url, close }
}

function print({ route, connections, ...figures }: Figures): void {
  const most = budget[route]
  const isOver = most !== undefined && figures.cost > most
  if (isOver) process.exitCode = 1
  const { perSecond, barePerSecond, node, postgres, bare, cost } = figures
  const cells = [
    route.padEnd(22),
    String(connections).padStart(4),
    perSecond.toFixed(0).padStart(8),
    barePerSecond.toFixed(0).padStart(8),
    ...[node, postgres, bare].map((time) => time.toFixed(3).padStart(9)),
    cost.toFixed(1).padStart(8),
    most === undefined ? '' : `  of ${most}${isOver ? '  OVER' : ''}`,
  ]
  console.log(cells.join(''))
}

const database = await openFilled()
const client = new pg.Client(database.url)
await client.connect()
const { rows: ids } = await client.query<{ id: number }>(
  'select offer_id as id from offer_search order by id limit 100000',
)
const { rows: connected } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
const offerIds = ids.map(({ id }) => id)
const routes = makeRoutes(offerIds, await prepareApplications(client, offerIds))
const sources: Sources = {
  server: await startServer({ env: { DATABASE_URL: database.url, MAX_APPLICATIONS_PER_HOUR: '1000000' } }),
  bare: await startBare(),
  postgres: await findParent(connected[0]?.pid ?? 0),
}
const all: unknown[] = []
try {
  console.log('                           per second             ms of the processor        times')
  console.log('route                 conn    ours    bare     node PostgreSQL     bare   a bare one')
  for (const route of routes.filter(({ name }) => name.includes(values.only))) {
    const requests = Number(values.requests) * (route.isKept ? 10 : 1)
    await warmUp(route, requests / 2, sources)
    for (const connections of values.connections.split(',').map(Number)) {
      const figures = await measure(route, { connections, requests }, sources)
      all.push(figures)
      print(figures)
    }
  }
  for (const figures of await measureSql(database.url, { offerIds, postgres: sources.postgres })) {
    all.push(figures)
    const { statement, perSecond, postgres } = figures
    console.log(`${statement.padEnd(26)}${perSecond.toFixed(0).padStart(8)}${postgres.toFixed(3).padStart(26)}`)
  }
} finally {
  await sources.server.stop()
  sources.bare.stop()
  await client.end()
  await database.close()
}
if (values.json) await writeFile(values.json, `${JSON.stringify(all, null, 2)}\n`)
