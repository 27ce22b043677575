import { parseArgs } from 'node:util'
import { readFile } from 'node:fs/promises'
import { peopleAt } from '../e2e/support/people.ts'
import { publishAndWithdraw } from '../e2e/support/publish-and-withdraw.ts'
import { startServer, type RunningServer } from '../e2e/support/running-server.ts'
import {
  connectToWorker,
  connectToWorkers,
  readRequestLog,
  type RequestLog,
} from '../e2e/support/worker-connections.ts'
import { openFilled } from './data/open-filled.ts'
import { sizeOf } from './data/size.ts'
import { measureMissed, type MissedFigures } from './workers/measure-missed.ts'

// Measures several processes on one database: how soon every process shows a published offer and none a withdrawn one, under
// load, and what a search with new words costs with one process and with several. Fails if a figure is over its budget.

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '1000' },
    misses: { type: 'string', default: '2000' },
    workers: { type: 'string', default: '2' },
    /** For the misses. */
    offers: { type: 'string', default: '5000' },
  },
})
const [workers, rounds] = [Number(values.workers), Number(values.rounds)]

const { changeVisibleMs: most = 0, workersTimes = 0 } = JSON.parse(
  await readFile(new URL('budget.json', import.meta.url), 'utf8'),
) as Record<string, number>

const percentile = (numbers: readonly number[], share: number): number =>
  numbers.toSorted((one, other) => one - other)[Math.ceil(numbers.length * share) - 1] ?? 0

async function withServer(
  count: number,
  measure: (server: RunningServer, log: RequestLog) => Promise<void>,
  env: Record<string, string> = {},
): Promise<void> {
  const log = readRequestLog()
  const server = await startServer({
    env: { WORKERS: String(count), MAX_OFFERS_PER_DAY: '1000000', ...env },
    limitMs: 300_000,
    onLog: log.onLog,
  })
  await measure(server, log).finally(server.stop)
}

function reportDelays(name: string, delays: readonly number[]): void {
  const figures = [0.5, 0.95, 1].map((share) => percentile(delays, share).toFixed(0).padStart(6))
  const over = delays.filter((delay) => delay > most).length
  if (over > 0) process.exitCode = 1
  console.log(`  ${name.padEnd(12)}${figures.join('')} ms   ${over} of ${delays.length} over ${most} ms`)
}

async function measureChanges({ address }: RunningServer, log: RequestLog): Promise<void> {
  const connections = await connectToWorkers(address, log, workers)
  const people = peopleAt(address)
  const { token } = await people.aCompany()
  const projectId = await people.aProject({ token, email: '', password: '' })
  const ending = new AbortController()
  const load = connections.map(async ({ pid }) => {
    const { ask, close } = await connectToWorker(address, log, pid)
    while (!ending.signal.aborted) await ask('GET /pagina-principal')
    close()
  })
  const readers = connections.map(({ ask }) => ask)
  const visible: number[] = []
  const withdrawn: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const writer = readers[round % workers]
    if (!writer) throw new Error('There is no such worker')
    const delays = await publishAndWithdraw(
      { token, projectId },
      { writer, readers, name: `Farero de guardia ${round}` },
    )
    visible.push(...delays.visible)
    withdrawn.push(...delays.withdrawn)
  }
  ending.abort()
  await Promise.all(load)
  console.log(`\n${workers} processes, ${rounds} offers published and withdrawn   p50   p95   max`)
  reportDelays('visible', visible)
  reportDelays('withdrawn', withdrawn)
}

function print({ processes, node, postgres, client, perSecond }: MissedFigures): void {
  const cells = [node, postgres, client].map((figure) => figure.toFixed(2).padStart(11)).join('')
  console.log(`${String(processes).padStart(11)}${cells}${perSecond.toFixed(0).padStart(13)}`)
}

/** Searches with new words, by one process and by several. */
async function measureMisses(): Promise<void> {
  const database = await openFilled(sizeOf(Number(values.offers)), { durable: true })
  const figures: MissedFigures[] = []
  console.log(`\n${values.misses} searches with new words, ${values.offers} offers; ms of the processor for each`)
  console.log('  processes       node PostgreSQL     client   a second')
  try {
    for (const count of [1, workers]) {
      const measure = async (server: RunningServer) => {
        const found = await measureMissed({ server, url: database.url, requests: Number(values.misses) })
        figures.push({ processes: count, ...found })
        print({ processes: count, ...found })
      }
      await withServer(count, measure, { DATABASE_URL: database.url })
    }
  } finally {
    await database.close()
  }
  reportTimes(figures)
}

/** This program and PostgreSQL use the same cores, so the searches a second say less than the processor time. */
function reportTimes([one, several]: readonly MissedFigures[]): void {
  if (!one || !several) return
  const times = (workers * one.node) / several.node
  const isUnder = times < workersTimes
  if (isUnder) process.exitCode = 1
  const measured = (several.perSecond / one.perSecond).toFixed(2)
  console.log(
    `  ${workers} processes: ${measured} times as many searches a second as one; by their processor time, with a free core for each, ` +
      `${times.toFixed(2)} times  at least ${workersTimes}${isUnder ? '  UNDER' : ''}`,
  )
}

if (rounds > 0) await withServer(workers, measureChanges, { LOG_LEVEL: 'info' })
if (Number(values.misses) > 0) await measureMisses()
