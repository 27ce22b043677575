import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { OFFERS_COUNTED_MAX, PAGE_SIZE } from '#contract/constants.ts'
import { dayInMadrid } from '#server/platform/clock.ts'
import { openFilled } from './data/open-filled.ts'
import { sizeOf } from './data/size.ts'
import { processorTime } from './sql/processor-time.ts'
import { makeSearches, mixes, type Search } from './search/mixes.ts'

// Measures the search of offers in the database on one connection, at several sizes: the processor time of PostgreSQL for each
// search, by kind. Other work on the machine changes it less than the time on the clock. Fails if a figure is over its budget.

const { values } = parseArgs({
  options: {
    offers: { type: 'string', default: '5000,50000,1000000' },
    searches: { type: 'string', default: '100' },
    skewed: { type: 'boolean', default: false },
    morning: { type: 'boolean', default: false },
    json: { type: 'string' },
  },
})

const budget = JSON.parse(await readFile(new URL('budget.json', import.meta.url), 'utf8')) as Record<string, number>

const today = dayInMadrid(new Date())
const count = Number(values.searches)

const statement = {
  name: 'search',
  text: `select total, ids from search_offers($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, ${PAGE_SIZE}, ${OFFERS_COUNTED_MAX})`,
}

/** A hundred offers of a day that has just begun. */
const firstOfTomorrow = `
  insert into offer (project_id, company_id, name, description, annual_salary, position_id, modality_id, workday_id, sector_id,
    province_id, municipality_id, created_on)
  select project_id, company_id, name, description, annual_salary, position_id, modality_id, workday_id, sector_id,
    province_id, municipality_id, max(created_on) over () + 1
  from (select * from offer where state = 1 order by id desc limit 100) newest`

async function measure(client: pg.Client, searches: readonly Search[]): Promise<number[]> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const pid = rows[0]?.pid ?? 0
  const times: number[] = []
  for (const { words, sector, city, province, modality, workday, contract, salary, since, page = 1 } of searches) {
    const skipped = (page - 1) * PAGE_SIZE
    const before = await processorTime(pid)
    await client.query({
      ...statement,
      values: [words, sector, city, province, modality, workday, contract, salary, since, today, skipped],
    })
    times.push((await processorTime(pid)) - before)
  }
  return times
}

const percentile = (times: readonly number[], share: number): number =>
  times.toSorted((one, other) => one - other)[Math.ceil(times.length * share) - 1] ?? 0

const figures: Record<string, number | string>[] = []

async function measureAll(url: string, offers: number): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await client.query('begin')
    if (values.morning) await client.query(firstOfTomorrow)
    const searches = mixes.map((mix) => ({ mix, all: makeSearches(mix, 2 * count) }))
    // Others first: PostgreSQL has the tables in its memory then, as on a site that has run for a while.
    for (const { all } of searches) await measure(client, all.slice(count))
    for (const { mix, all } of searches) report({ offers, mix }, await measure(client, all.slice(0, count)))
    await client.query('rollback')
  } finally {
    await client.end()
  }
}

function report(of: { offers: number; mix: string }, times: number[]): void {
  const [p50 = 0, p95 = 0, p99 = 0] = [0.5, 0.95, 0.99].map((share) => percentile(times, share))
  figures.push({ ...of, p50, p95, p99 })
  const isOver = p95 > (budget.searchP95Ms ?? 0) || p99 > (budget.searchP99Ms ?? 0)
  if (isOver) process.exitCode = 1
  const shown = [p50, p95, p99].map((time) => time.toFixed(2).padStart(9)).join('')
  console.log(`${String(of.offers).padStart(9)}  ${of.mix.padEnd(22)}${shown}${isOver ? '  OVER' : ''}`)
}

console.log(`${'offers'.padStart(9)}  ${'mix'.padEnd(22)}      p50      p95      p99   (ms of the processor)`)
for (const offers of values.offers.split(',').map(Number)) {
  const database = await openFilled(sizeOf(offers, values.skewed))
  await measureAll(database.url, offers).finally(database.close)
}
if (values.json) await writeFile(values.json, `${JSON.stringify(figures, null, 2)}\n`)
