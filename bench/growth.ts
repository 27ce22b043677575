import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { openFilled } from './data/open-filled.ts'
import { sizeOf } from './data/size.ts'
import { listPublicCalls } from './growth/public-calls.ts'
import { openSite, type Site } from './sql/open-site.ts'
import type { Recording } from './sql/record-queries.ts'

// Makes every public call that reads on sites of several sizes, in this process, and fails if one costs more than the budget allows on the
// largest site, as a multiple of the smallest one. The time is processor time, of the application and of PostgreSQL. The
// budget is for what was asked for before: the process knows something of it, but makes the answer anew.

const { values } = parseArgs({
  options: {
    offers: { type: 'string', default: '600,5000,50000,1000000' },
    /** Requests of each kind. */
    requests: { type: 'string', default: '100' },
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
  /** Medians of whole requests, for what was not asked for before and for what was. */
  newMs: number
  againMs: number
  /** The median of PostgreSQL's part, for what was asked for before. */
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
  return [...times].map(([{ offers, paths }, known]) => {
    const asked = paths.get(call)?.length ?? 0
    // The first half warms up PostgreSQL and the compiler.
    const [fresh, again] = [known.slice(Math.floor(asked / 2), asked), known.slice(asked)]
    const wholeOf = (some: readonly Times[]) => median(some.map(({ whole }) => whole))
    return { call, offers, newMs: wholeOf(fresh), againMs: wholeOf(again), sqlMs: median(again.map(({ sql }) => sql)) }
  })
}

function print(call: string, all: readonly Figures[]): void {
  const figures = sizes.map((size) => all.find((one) => one.call === call && one.offers === size))
  const timesOf = (kind: 'newMs' | 'againMs') => (figures.at(-1)?.[kind] ?? 0) / (figures[0]?.[kind] ?? 0)
  const isOver = timesOf('againMs') > most
  if (isOver) process.exitCode = 1
  const cellsOf = (kind: 'newMs' | 'againMs' | 'sqlMs') =>
    figures.map((one) => (one?.[kind] ?? 0).toFixed(2).padStart(9)).join('')
  const times = [timesOf('newMs'), timesOf('againMs')].map((value) => value.toFixed(2).padStart(7)).join('')
  const cells = (['newMs', 'againMs', 'sqlMs'] as const).map(cellsOf).join(' |')
  console.log(`${call.padEnd(52)}${cells} |${times}${isOver ? '  OVER' : ''}`)
}

const all: Figures[] = []
const sites: OpenedSite[] = []
try {
  for (const offers of sizes) sites.push(await open(offers))
  const headings = sizes.map((size) => String(size).padStart(9)).join('')
  console.log(
    'ms of the processor: new requests, repeated ones, PostgreSQL in these; times the smallest site, new and repeated',
  )
  console.log(`${'call'.padEnd(52)}${[headings, headings, headings].join(' |')} |    new  again`)
  for (const call of sites[0]?.paths.keys() ?? []) {
    all.push(...(await measure(call, sites)))
    print(call, all)
  }
} finally {
  for (const { close } of sites) await close()
}
if (values.json) await writeFile(values.json, `${JSON.stringify(all, null, 2)}\n`)
