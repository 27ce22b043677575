import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { startServer } from '../e2e/support/running-server.ts'
import { prepareApplications } from './api/applications.ts'
import { measure, nameOf, warmUp, type Figures, type Sources } from './api/measure.ts'
import { measureSql } from './api/measure-sql.ts'
import { measureZipf } from './api/measure-zipf.ts'
import { findParent } from './api/processor-time.ts'
import { makeRoutes, toApplyRoute } from './api/routes.ts'
import { startBare } from './api/start-bare.ts'
import { openFilled } from './data/open-filled.ts'
import { sizeOf } from './data/size.ts'

// Measures the built server under load, request by request: what is kept in memory, and what is made anew. Beside it, in the same
// run, a bare node:http server sends the same bytes, and a plain client asks PostgreSQL for a row. The main figure is processor
// time for each request, since other work on the machine changes it less than requests per second. Only Linux tells it.

const { values } = parseArgs({
  options: {
    offers: { type: 'string', default: '5000' },
    connections: { type: 'string', default: '1,16,64' },
    /** Of each kind that is made anew. Ten times as many of those that are kept. */
    requests: { type: 'string', default: '2000' },
    /** Only the routes whose names contain one of these. */
    only: { type: 'string', default: '' },
    json: { type: 'string' },
  },
})

const {
  api: budget,
  keptShare,
  zipfPerSecond,
} = JSON.parse(await readFile(new URL('budget.json', import.meta.url), 'utf8')) as {
  api: Record<string, number | undefined>
  /** The least share of the answers of a bare server. */
  keptShare: number
  zipfPerSecond: Record<string, number | undefined>
}

function print({ route, connections, ...figures }: Figures): void {
  const most = budget[route]
  const isOver = most !== undefined && figures.cost > most
  const isUnder = figures.isKept && figures.share < keptShare
  if (isOver || isUnder) process.exitCode = 1
  const { perSecond, barePerSecond, share, node, postgres, bare, cost } = figures
  const cells = [
    route.padEnd(22),
    String(connections).padStart(4),
    perSecond.toFixed(0).padStart(8),
    barePerSecond.toFixed(0).padStart(8),
    `${(share * 100).toFixed(share < 0.1 ? 1 : 0)} %`.padStart(8),
    ...[node, postgres, bare].map((time) => time.toFixed(3).padStart(9)),
    cost.toFixed(1).padStart(8),
    most === undefined ? '' : `  of ${most}${isOver ? '  OVER' : ''}`,
    isUnder ? `  UNDER ${keptShare * 100} %` : '',
  ]
  console.log(cells.join(''))
}

const only = values.only.split(',')
const ZIPF_OFFERS = 50_000

/** Each on a server that has just started, so that nothing is warm. */
async function measureAllZipf(url: string, offerIds: readonly number[]): Promise<void> {
  for (const route of ['Zipf: offer JSON', 'Zipf: offer page'] as const) {
    if (!only.some((part) => route.startsWith(part))) continue
    const server = await startServer({ env: { DATABASE_URL: url } })
    const figures = await measureZipf(route, { offerIds: offerIds.slice(0, ZIPF_OFFERS), server }).finally(server.stop)
    all.push(figures)
    const { offers, perSecondAtFirst, perSecond, node } = figures
    const least = zipfPerSecond[route] ?? 0
    const isUnder = perSecond < least
    if (isUnder) process.exitCode = 1
    const cells = [perSecondAtFirst, perSecond].map((figure) => figure.toFixed(0).padStart(8)).join('')
    console.log(
      `${route}, ${offers} offers: a second, in the first minute and after it${cells}, ${node.toFixed(3)} ms of node` +
        `  at least ${least}${isUnder ? '  UNDER' : ''}`,
    )
  }
}

const database = await openFilled(sizeOf(Number(values.offers)), { durable: true })
const client = new pg.Client(database.url)
await client.connect()
const { rows: ids } = await client.query<{ id: number }>(
  'select offer_id as id from offer_search order by id limit 100000',
)
const { rows: connected } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
const offerIds = ids.map(({ id }) => id)
const routes = [...makeRoutes(offerIds), toApplyRoute(await prepareApplications(client, offerIds))]
const sources: Sources = {
  server: await startServer({ env: { DATABASE_URL: database.url, MAX_APPLICATIONS_PER_HOUR: '1000000' } }),
  bare: await startBare(),
  postgres: await findParent(connected[0]?.pid ?? 0),
}
const all: unknown[] = []
try {
  console.log('                           per second   share             ms of the processor        times')
  console.log('route                 conn    ours    bare    ours     node PostgreSQL     bare   a bare one')
  for (const route of routes.filter((one) => only.some((part) => nameOf(one).includes(part)))) {
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
  await measureAllZipf(database.url, offerIds)
} finally {
  await sources.server.stop()
  sources.bare.stop()
  await client.end()
  await database.close()
}
if (values.json) await writeFile(values.json, `${JSON.stringify(all, null, 2)}\n`)
