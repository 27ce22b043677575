import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { sql } from 'drizzle-orm'
import { PAGE_SIZE } from '#contract/constants.ts'
import { findOfferPage } from '#server/features/offers/search/find-offer-page.ts'
import { dayInMadrid } from '#server/clock.ts'
import { openDatabase, type Database } from '#server/database/open.ts'
import { openFilled } from './data/open-filled.ts'
import { sizeOf } from './data/size.ts'
import { makeSearches, mixes, type Search } from './search/mixes.ts'

// Measures the search of offers at several sizes: the time of each search by the clock, by kind, one after the other. Fails if a
// figure is over its budget: use a quiet machine.

const { values } = parseArgs({
  options: {
    offers: { type: 'string', default: '100000,1000000' },
    searches: { type: 'string', default: '100' },
    skewed: { type: 'boolean', default: false },
    json: { type: 'string' },
  },
})

const { search: budgets } = JSON.parse(await readFile(new URL('budget.json', import.meta.url), 'utf8')) as {
  search: Record<string, { p50: number; p95: number }>
}

const today = dayInMadrid(new Date())
const count = Number(values.searches)

async function measure(db: Database, searches: readonly Search[]): Promise<number[]> {
  const times: number[] = []
  for (const { sector, province, modality, workday, contract, salary, page = 1, ...filters } of searches) {
    const ids = { sectorId: sector, provinceId: province, modalityId: modality, workdayId: workday }
    const wanted = { ...filters, ...ids, contractType: contract, leastSalary: salary, today }
    const begin = performance.now()
    await findOfferPage(db, wanted, { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE })
    times.push(performance.now() - begin)
  }
  return times
}

/** How long the change of a published offer takes, with its row in the search. */
async function measureChanges(db: Database): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from offer where state = 1 order by random() limit ${count}`,
  )
  const times: number[] = []
  for (const { id } of rows) {
    const begin = performance.now()
    await db.execute(sql`update offer set name = name || ' (nueva)' where id = ${id}`)
    times.push(performance.now() - begin)
  }
  return times
}

const percentile = (times: readonly number[], share: number): number =>
  times.toSorted((one, other) => one - other)[Math.ceil(times.length * share) - 1] ?? 0

const figures: Record<string, number | string>[] = []

function report(of: { offers: number; mix: string }, times: number[]): void {
  const [p50 = 0, p95 = 0] = [0.5, 0.95].map((share) => percentile(times, share))
  figures.push({ ...of, p50, p95 })
  const budget = budgets[of.mix === 'publishing' ? 'publishing' : String(of.offers)]
  const isOver = budget !== undefined && (p95 > budget.p95 || p50 > budget.p50)
  if (isOver) process.exitCode = 1
  const shown = [p50, p95].map((time) => time.toFixed(1).padStart(9)).join('')
  console.log(`${String(of.offers).padStart(9)}  ${of.mix.padEnd(24)}${shown}${isOver ? '  OVER' : ''}`)
}

console.log(`${'offers'.padStart(9)}  ${'kind'.padEnd(24)}      p50      p95   (ms by the clock)`)
for (const offers of values.offers.split(',').map(Number)) {
  const database = await openFilled(sizeOf(offers, values.skewed))
  const { db, close } = await openDatabase(database.url)
  try {
    const searches = mixes.map((mix) => ({ mix, all: makeSearches(mix, 2 * count) }))
    // Others first: PostgreSQL has the tables in its memory then, as on a site that has run for a while.
    for (const { all } of searches) await measure(db, all.slice(count))
    for (const { mix, all } of searches) report({ offers, mix }, await measure(db, all.slice(0, count)))
    report({ offers, mix: 'publishing' }, await measureChanges(db))
  } finally {
    await close()
    await database.close()
  }
}
if (values.json) await writeFile(values.json, `${JSON.stringify(figures, null, 2)}\n`)
