import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { openFilled } from './data/open-filled.ts'
import { LARGE_CANDIDATE, LARGE_COMPANY } from './data/owners.ts'
import { sizeOf, type Size } from './data/size.ts'
import { describe, judge, type Budget, type Judged } from './sql/judge.ts'
import { openSite } from './sql/open-site.ts'
import type { Recording } from './sql/record-queries.ts'
import { createVisitor, listUnvisited, type Visitor } from './sql/visits.ts'
import { signInAsCandidate, signInAsCompany, visitAccounts, visitPasswordReset } from './sql/visits/accounts.ts'
import { visitDesk } from './sql/visits/applications.ts'
import { visitCandidate } from './sql/visits/candidate.ts'
import { visitDashboard, visitDeleting, visitPublishing } from './sql/visits/dashboard.ts'
import { visitNight, visitNews } from './sql/visits/jobs.ts'
import { visitOperators } from './sql/visits/operators.ts'
import { visitOwnAccount } from './sql/visits/own-account.ts'
import { visitPayments } from './sql/visits/payments.ts'
import { visitPublicPages } from './sql/visits/visitors.ts'

// Makes every call of the contract on a site with a million offers, and explains each statement that it sends. Fails if a
// large table is read from end to end, a call is over its budget, or a call of the contract was not made.

const { values } = parseArgs({
  options: {
    offers: { type: 'string', default: '1000000' },
    candidates: { type: 'string' },
    applications: { type: 'string' },
    distribution: { type: 'string', default: 'even,skewed' },
    publications: { type: 'string', default: '100' },
    plans: { type: 'string' },
    json: { type: 'string' },
  },
})

const LARGE_ROWS = 10_000
const budget = JSON.parse(await readFile(new URL('budget.json', import.meta.url), 'utf8')) as Budget

/** The calls of the contract, in the order in which rows come into being and go. */
async function visitAll(visitor: Visitor): Promise<void> {
  const { site } = visitor
  const token = await signInAsCompany(site, LARGE_COMPANY)
  const candidate = await signInAsCandidate(site, LARGE_CANDIDATE)
  await visitPublicPages(visitor)
  await visitDashboard(visitor, token)
  await visitDesk(visitor, token)
  const newCompany = await visitAccounts(visitor)
  await visitPasswordReset(visitor)
  const made = await visitPublishing(visitor, token, Number(values.publications))
  await visitCandidate(visitor, { token: candidate, company: token, offerId: made.offer })
  await visitNews(visitor)
  await visitNight(visitor)
  await visitOperators(visitor, { reported: { token, offerId: made.reported }, new: newCompany })
  await visitDeleting(visitor, token, made)
  await visitPayments(visitor, newCompany)
  await visitOwnAccount(visitor)
}

async function findLargeTables(url: string): Promise<Set<string>> {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query<{ relname: string }>(
    "select relname from pg_class where relkind = 'r' and reltuples > $1",
    [LARGE_ROWS],
  )
  await client.end()
  return new Set(rows.map(({ relname }) => relname))
}

async function measure(url: string): Promise<Judged[]> {
  const large = await findLargeTables(url)
  const recording: Recording = { isExplaining: false, statements: [] }
  const site = await openSite(url, recording)
  const visitor = createVisitor(site, recording)
  try {
    await visitAll(visitor)
  } finally {
    await site.close()
  }
  const judgements = visitor.visited.map((visited) => {
    const judged = judge(visited, { budget, large })
    print(judged)
    const isShown = judged.faults.length > 0 || (values.plans !== undefined && judged.call.includes(values.plans))
    if (isShown) console.log(describe(visited))
    return judged
  })
  const unvisited = listUnvisited(visitor.visited)
  if (unvisited.length > 0) throw new Error(`no visit makes these calls: ${unvisited.join(', ')}`)
  return judgements
}

function print({ call, variant, statements, buffers, ms, p95, explainedMs, faults }: Judged): void {
  const name = `${call} ${variant}`.padEnd(58)
  const figures = [ms, p95, explainedMs].map((figure) => figure.toFixed(1).padStart(8)).join('')
  console.log(`${name}${String(statements).padStart(4)}${String(buffers).padStart(9)}${figures}  ${faults.join(', ')}`)
  if (faults.length > 0) process.exitCode = 1
}

const report: Record<string, Judged[]> = {}

async function measureDistribution(distribution: string, url: string): Promise<void> {
  console.log(`\n${distribution}\n${'call'.padEnd(58)}   n  buffers      ms     p95 explain`)
  report[distribution] = await measure(url)
}

function sizeFor(distribution: string): Size {
  const usual = sizeOf(Number(values.offers), distribution === 'skewed')
  const { candidates = usual.candidates, applications = usual.applications } = values
  return { ...usual, candidates: Number(candidates), applications: Number(applications) }
}

for (const distribution of values.distribution.split(',')) {
  const database = await openFilled(sizeFor(distribution), { log: (step) => console.log(step) })
  await measureDistribution(distribution, database.url).finally(database.close)
}
if (values.json) await writeFile(values.json, JSON.stringify({ budget, report }, null, 2))
