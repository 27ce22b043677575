import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { openFilled } from './data/open-filled.ts'
import { sizeOf } from './data/size.ts'
import { listPublicCalls } from './growth/public-calls.ts'
import { openSite, type Site } from './sql/open-site.ts'
import type { Recording } from './sql/record-queries.ts'

// Makes every public call that reads on sites of several sizes, in this process, and fails if one costs more than the budget allows on the
// largest site, as a multiple of the smallest one. The time is processor time, of the application and of PostgreSQL.

const { values } = parseArgs({
  options: {
    offers: { type: 'string', default: '600,5000,50000,1000000' },
    /** Requests of each kind. */
    requests: { type: 'string', default: '60' },
    only: { type: 'string', default: '' },
    json: { type: 'string' },
  },
})

const sizes = values.offers.split(',').map(Number)
const { growthTimes: most = 0 } = JSON.parse(await readFile(new URL('budget.json', import.meta.url), 'utf8')) as Record<
  string,
  number
>

interface Figures {
  call: string
  offers: number
  /** The first request, as after a start. The others find what the process has in memory for a while. */
  firstMs: number
  /** The median of a whole request. */
  wholeMs: number
  /** The median of PostgreSQL's part. */
  sqlMs: number
}

interface Times {
  whole: number
  sql: number
}

interface OpenedSite {
  offers: number
  site: Site
  recording: Recording
  paths: Map<string, string[]>
  close: () => Promise<void>
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0

async function open(offers: number): Promise<OpenedSite> {
  const database = await openFilled(sizeOf(offers))
  const recording: Recording = { isExplaining: false, statements: [] }
  const site = await openSite(database.url, recording)
  const calls = listPublicCalls(await findOfferIds(site, offers)).filter(({ name }) => name.includes(values.only))
  const paths = new Map(calls.map((call) => [call.name, call.paths]))
  return { offers, site, recording, paths, close: () => site.close().finally(database.close) }
}

async function findOfferIds({ deps: { db } }: Site, offers: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(
    `select (select min(offer_id) from offer_search where offer_id >= wanted) as id
     from generate_series(1, ${offers} - 20, ${Math.floor(offers / 20)}) wanted`,
  )
  return rows.map(({ id }) => id)
}

async function ask({ site, recording }: OpenedSite, path: string): Promise<Times> {
  recording.statements = []
  const before = process.cpuUsage()
  const answer = await site.request(path)
  const body = await answer.arrayBuffer()
  const { user, system } = process.cpuUsage(before)
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${Buffer.from(body).toString()}`)
  const sql = recording.statements.reduce((sum, { processorMs }) => sum + processorMs, 0)
  return { whole: (user + system) / 1000 + sql, sql }
}

/** Asks the sites in turn, so that other work on the machine slows down all of them. */
async function measure(call: string, sites: readonly OpenedSite[]): Promise<Figures[]> {
  const times = new Map<OpenedSite, Times[]>(sites.map((opened) => [opened, []]))
  for (let number = 0; number < Number(values.requests); number += 1) {
    for (const [opened, known] of times) {
      const paths = opened.paths.get(call) ?? []
      known.push(await ask(opened, paths[number % paths.length] ?? ''))
    }
  }
  return [...times].map(([{ offers }, [first, ...others]]) => ({
    call,
    offers,
    firstMs: first?.whole ?? 0,
    wholeMs: median(others.map(({ whole }) => whole)),
    sqlMs: median(others.map(({ sql }) => sql)),
  }))
}

function print(call: string, all: readonly Figures[]): void {
  const figures = sizes.map((size) => all.find((one) => one.call === call && one.offers === size))
  const [smallest, largest] = [figures[0]?.wholeMs ?? 0, figures.at(-1)?.wholeMs ?? 0]
  const isOver = largest > most * smallest
  if (isOver) process.exitCode = 1
  const cells = (['wholeMs', 'sqlMs'] as const).flatMap((kind) =>
    figures.map((one) => (one?.[kind] ?? 0).toFixed(2).padStart(9)),
  )
  const first = (figures.at(-1)?.firstMs ?? 0).toFixed(1).padStart(9)
  const times = (largest / smallest).toFixed(2).padStart(8)
  console.log(`${call.padEnd(52)}${cells.join('')}${first}${times}${isOver ? '  OVER' : ''}`)
}

const all: Figures[] = []
const sites: OpenedSite[] = []
try {
  for (const offers of sizes) sites.push(await open(offers))
  const headings = [...sizes, ...sizes].map((size) => String(size).padStart(9)).join('')
  console.log(
    'ms of the processor, whole and in PostgreSQL; the first request on the largest site; times the smallest site',
  )
  console.log(`${'call'.padEnd(52)}${headings}    first   times`)
  for (const call of sites[0]?.paths.keys() ?? []) {
    all.push(...(await measure(call, sites)))
    print(call, all)
  }
} finally {
  for (const { close } of sites) await close()
}
if (values.json) await writeFile(values.json, `${JSON.stringify(all, null, 2)}\n`)
