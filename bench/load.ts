import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { startServer } from '../e2e/support/running-server.ts'
import { openFilled } from './data/open-filled.ts'
import { sizeOf } from './data/size.ts'
import { prepareApplications } from './load/applications.ts'
import { measure, nameOf, warmUp, type Figures } from './load/measure.ts'
import { measureMemory } from './load/measure-memory.ts'
import { measureWorkers } from './load/measure-workers.ts'
import { findParent } from './load/processor-time.ts'
import { makeRoutes, toApplyRoute } from './load/routes.ts'
import { startBare } from './load/start-bare.ts'

// Measures the built server under load: cached responses, answers made anew, applications, several processes, memory. By turns, a
// bare node:http server sends the same bytes. Fails if a figure is over its budget. Only Linux tells processor time.

const { values } = parseArgs({
  options: {
    offers: { type: 'string', default: '5000' },
    connections: { type: 'string', default: '16' },
    /** Of each kind that is made anew. Ten times as many of those that are cached. */
    requests: { type: 'string', default: '2000' },
    /** For the memory. */
    minutes: { type: 'string', default: '3' },
    workers: { type: 'string', default: '2' },
    /** Only the rows whose names contain one of these. */
    only: { type: 'string', default: '' },
    json: { type: 'string' },
  },
})

interface Budget {
  startMs: number
  memoryMegabytes: number
  /** How many times as many searches several processes answer as one, by their processor time. */
  workersTimes: number
  /** The least share of the answers of a bare server. */
  cachedShare: number
  /** Times the processor time of a bare server. */
  cost: Record<string, number | undefined>
}

const { load: budget } = JSON.parse(await readFile(new URL('budget.json', import.meta.url), 'utf8')) as { load: Budget }
const figures: unknown[] = []
const connections = Number(values.connections)
const isWanted = (name: string): boolean => values.only.split(',').some((part) => name.includes(part))

function print(name: string, cells: string, fault: string | false | undefined): void {
  if (fault) process.exitCode = 1
  console.log(`${name.padEnd(22)}${cells}${fault ? `  ${fault}` : ''}`)
}

function printRoute({ route, isCached, perSecond, barePerSecond, share, node, postgres, bare, cost }: Figures): void {
  const most = budget.cost[route] ?? Infinity
  const times = [node, postgres, bare].map((time) => time.toFixed(3).padStart(9)).join('')
  const rates = [perSecond, barePerSecond].map((rate) => rate.toFixed(0).padStart(8)).join('')
  const percent = `${(share * 100).toFixed(share < 0.1 ? 1 : 0)} %`.padStart(8)
  const isUnder = isCached && share < budget.cachedShare
  const fault = (cost > most && `OVER ${most} times`) || (isUnder && `UNDER ${budget.cachedShare * 100} %`)
  print(route, `${rates}${percent}${times}${cost.toFixed(1).padStart(8)}`, fault)
}

const database = await openFilled(sizeOf(Number(values.offers)), { durable: true })
const client = new pg.Client(database.url)
await client.connect()
const { rows: ids } = await client.query<{ id: number }>(
  'select offer_id as id from offer_search order by id limit 100000',
)
const { rows: connected } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
const postgres = await findParent(connected[0]?.pid ?? 0)
const offerIds = ids.map(({ id }) => id)
const env = { DATABASE_URL: database.url, MAX_APPLICATIONS_PER_HOUR: '1000000' }
const startedAt = performance.now()
const server = await startServer({ env })
const startMs = performance.now() - startedAt
const bare = await startBare()

async function measureRoutes(): Promise<void> {
  const routes = [...makeRoutes(offerIds), toApplyRoute(await prepareApplications(client, offerIds))]
  console.log('                           per second   share             ms of the processor        times')
  console.log('                          ours    bare    ours     node PostgreSQL     bare   a bare one')
  for (const route of routes.filter((one) => isWanted(nameOf(one)))) {
    const requests = Number(values.requests) * (route.isCached ? 10 : 1)
    const sources = { server, bare, postgres }
    await warmUp(route, requests / 2, sources)
    const measured = await measure(route, { connections, requests }, sources)
    figures.push(measured)
    printRoute(measured)
  }
}

async function reportWorkers(): Promise<void> {
  const workers = Number(values.workers)
  const several = await startServer({ env: { ...env, WORKERS: String(workers) } })
  const settings = { workers, connections, requests: Number(values.requests) }
  const measured = await measureWorkers({ one: server, several }, settings).finally(several.stop)
  figures.push(measured)
  const { one, other, times } = measured
  const cells = `${one.toFixed(2)} ms of the processor for a new search, ${other.toFixed(2)} with ${workers} processes: ${times.toFixed(2)} times as many`
  print('workers', cells, times < budget.workersTimes && `UNDER ${budget.workersTimes}`)
}

async function reportMemory(): Promise<void> {
  for await (const measured of measureMemory(server, makeRoutes(offerIds), {
    connections,
    minutes: Number(values.minutes),
  })) {
    figures.push(measured)
    const { megabytes, requests } = measured
    const isOver = megabytes > budget.memoryMegabytes
    print('memory', `${megabytes.toFixed(0)} MB, ${requests} requests`, isOver && `OVER ${budget.memoryMegabytes}`)
  }
}

try {
  print('start', `${startMs.toFixed(0)} ms`, startMs > budget.startMs && `OVER ${budget.startMs}`)
  await measureRoutes()
  if (isWanted('workers')) await reportWorkers()
  if (isWanted('memory')) await reportMemory()
} finally {
  await server.stop()
  bare.stop()
  await client.end()
  await database.close()
}
if (values.json) await writeFile(values.json, `${JSON.stringify(figures, null, 2)}\n`)
