import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { peopleAt } from '#e2e/support/people.ts'
import { tally } from '../attack/visits.ts'
import { visitSite, type Users } from './use.ts'

const HEALED_MS = 2000
const allowed: ReadonlySet<number | string> = new Set([200, 503, 504, 507])
const many = Array.from({ length: 4 })
export const env = { MAX_PROJECTS_PER_DAY: '1000000', MAX_APPLICATIONS_PER_HOUR: '1000000' }

export async function populate(address: string): Promise<Users> {
  const people = peopleAt(address)
  const companies = await Promise.all(many.map(() => people.aCompany()))
  const candidates = await Promise.all(many.map(() => people.aCandidate()))
  const [first] = companies
  if (!first) throw new Error('There is no company')
  return { companies, candidates, offerId: await people.anOffer(first) }
}

export function fail(sentence: string): void {
  console.log(`  FAILED: ${sentence}`)
  process.exitCode = 1
}

async function countLost(address: string, ids: readonly number[]): Promise<number> {
  const client = new pg.Client(address)
  await client.connect()
  const { rows } = await client.query('select id from project where id = any($1)', [ids])
  await client.end()
  return new Set(ids).size - rows.length
}

interface Tried {
  name: string
  port: number
  users: Users
  /** The server that has the rows afterwards. */
  finalAddress: () => string
}

/** Uses the site while something happens to it, and 8 seconds longer. */
export async function tryInUse({ name, port, users, finalAddress }: Tried, happen: () => Promise<void>): Promise<void> {
  const use = visitSite(port, users)
  await wait(3000)
  const start = performance.now()
  await happen()
  const over = performance.now()
  await wait(8000)
  await use.stop()
  const late = use.visits.filter(({ result }) => result !== 200).map(({ at, ms }) => at - ms - over)
  // A request that was sent before the end of the fault may still be refused.
  const healedMs = Math.max(0, ...late)
  const lost = await countLost(finalAddress(), use.acknowledged)
  const seconds = ((over - start) / 1000).toFixed(1)
  console.log(
    `${name}: ${seconds} s, healed after ${healedMs.toFixed(0)} ms, ${use.acknowledged.length} acknowledged, ${lost} lost; ${tally(use.visits)}`,
  )
  const wrong = use.visits.filter(({ result }) => !allowed.has(result))
  if (wrong.length > 0) fail(`answers ${tally(wrong)} to ${[...new Set(wrong.map(({ kind }) => kind))].join(', ')}`)
  if (lost > 0) fail(`${lost} acknowledged changes are lost`)
  if (healedMs > HEALED_MS) fail(`healed after ${healedMs.toFixed(0)} ms`)
}
