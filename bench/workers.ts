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
import { timeOfFamily } from './api/processor-time.ts'

// Measures several processes on one database: how soon every process shows a published offer and none a withdrawn one, under
// load, and what a search with new words costs with one process and with several. Fails if a figure is over its budget.

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '1000' },
    misses: { type: 'string', default: '2000' },
    workers: { type: 'string', default: '2' },
  },
})
const workers = Number(values.workers)
const CONNECTIONS = 16

const { changeVisibleMs: most = 0 } = JSON.parse(
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
  for (let round = 0; round < Number(values.rounds); round += 1) {
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
  console.log(`\n${workers} processes, ${values.rounds} offers published and withdrawn   p50   p95   max`)
  reportDelays('visible', visible)
  reportDelays('withdrawn', withdrawn)
}

/** Milliseconds that all processes and PostgreSQL have computed. */
async function processorTime({ pid, dataDir }: RunningServer): Promise<number> {
  const postmaster = Number.parseInt(await readFile(`${dataDir}/pg/postmaster.pid`, 'utf8'))
  return (await timeOfFamily(pid)) + (await timeOfFamily(postmaster))
}

async function measureMisses(count: number, server: RunningServer): Promise<void> {
  let sent = 0
  const ask = async () => {
    while (sent < Number(values.misses)) {
      sent += 1
      const { status } = await fetch(`${server.address}/api/companies/all-active-offers?nombre=mozo+${sent}&pagina=1`)
      if (status !== 200) throw new Error(`A search was answered ${status}`)
    }
  }
  const before = await processorTime(server)
  const startedAt = performance.now()
  await Promise.all(Array.from({ length: CONNECTIONS }, ask))
  const seconds = (performance.now() - startedAt) / 1000
  const each = ((await processorTime(server)) - before) / sent
  console.log(
    `  ${count} ${count === 1 ? 'process:  ' : 'processes:'}${each.toFixed(2).padStart(7)} ms of processor time a search` +
      `${(sent / seconds).toFixed(0).padStart(7)} searches a second`,
  )
}

await withServer(workers, measureChanges, { LOG_LEVEL: 'info' })
console.log(`\n${values.misses} searches with new words, ${CONNECTIONS} connections`)
for (const count of [1, workers]) {
  await withServer(count, (server) => measureMisses(count, server), { DEMO_DATA: '1' })
}
