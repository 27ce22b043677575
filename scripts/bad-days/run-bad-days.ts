import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { peopleAt } from '#e2e/support/people.ts'
import { startServer } from '#e2e/support/running-server.ts'
import { openDatabase, type OwnDatabase } from './database.ts'
import { faults, type Scene } from './faults.ts'
import { openGate } from './gate.ts'
import { restartByTurns } from './rolling-restart.ts'
import { soak } from './soak.ts'
import { tally } from '../attack/visits.ts'
import { visitSite, type Users } from './use.ts'

// The bad days of years, in minutes: faults of the database under load, a failover, rolling restarts, long use.
// «npm run bad-days» runs all; «npm run bad-days -- crash failover» these. SOAK_MINUTES, 30 by default. Exit code 1 if an
// answer was neither 200 nor a refusal that asks to come back, if an acknowledged change is lost, or if healing took longer.

const HEALED_MS = 2000
const asked = process.argv.slice(2)
const isAsked = (name: string): boolean => asked.length === 0 || asked.includes(name)
const allowed: ReadonlySet<number | string> = new Set([200, 503, 504, 507])

const many = Array.from({ length: 4 })
const env = { MAX_PROJECTS_PER_DAY: '1000000', MAX_APPLICATIONS_PER_HOUR: '1000000' }

export async function populate(address: string): Promise<Users> {
  const people = peopleAt(address)
  const companies = await Promise.all(many.map(() => people.aCompany()))
  const candidates = await Promise.all(many.map(() => people.aCandidate()))
  const [first] = companies
  if (!first) throw new Error('There is no company')
  return { companies, candidates, offerId: await people.anOffer(first) }
}

function fail(sentence: string): void {
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
async function tryInUse({ name, port, users, finalAddress }: Tried, happen: () => Promise<void>): Promise<void> {
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

async function tryFaults(scene: Scene): Promise<void> {
  const { database, gate } = scene
  const server = await startServer({ env: { ...env, DATABASE_URL: database.addressAt(gate.port) } })
  try {
    const port = Number(new URL(server.address).port)
    const users = await populate(server.address)
    for (const [name, fault] of Object.entries(faults).filter(([one]) => isAsked(one))) {
      const finalAddress = () => database.addressAt(database.port)
      await tryInUse({ name, port, users, finalAddress }, () => fault(scene))
    }
    if (isAsked('failover')) await failOver(scene, { port, users })
  } finally {
    await server.stop()
  }
}

/** The standby takes over the address after the server has been killed. Commits have waited for the standby. */
async function failOver({ database, gate }: Scene, { port, users }: { port: number; users: Users }): Promise<void> {
  const standby = await database.makeStandby()
  try {
    const finalAddress = () => database.addressAt(standby.port)
    await tryInUse({ name: 'failover', port, users, finalAddress }, async () => {
      gate.lead()
      for (const pid of database.processes()) process.kill(pid, 'SIGKILL')
      gate.cut()
      await standby.promote()
      gate.lead(standby.port)
    })
  } finally {
    await standby.close()
  }
}

async function withDatabase(run: (database: OwnDatabase) => Promise<void>): Promise<void> {
  const database = await openDatabase()
  try {
    await run(database)
  } finally {
    await database.close()
  }
}

if (isAsked('restarts')) {
  await withDatabase((database) => restartByTurns({ database, env, populate, fail, tryInUse }))
}
if (isAsked('soak')) await soak({ populate, fail, minutes: Number(process.env.SOAK_MINUTES ?? 30) })
if (asked.length === 0 || asked.some((name) => name in faults || name === 'failover')) {
  await withDatabase(async (database) => {
    const gate = await openGate(database.port)
    await tryFaults({ database, gate }).finally(gate.close)
  })
}
