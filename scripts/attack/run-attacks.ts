import { once } from 'node:events'
import { loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { fillCompany } from '#bench/fill-company.ts'
import { peopleAt } from '#e2e/support/people.ts'
import { startServer, type RunningServer } from '#e2e/support/running-server.ts'
import type { Attack, Target } from './attack.ts'
import { connectionAttacks } from './attacks/connections.ts'
import { guesses } from './attacks/guesses.ts'
import { hostileRequests, roundsOf } from './attacks/hostile-requests.ts'
import { uploadAttacks } from './attacks/uploads.ts'
import { figureNames, judge } from './judge.ts'
import { readMemory, startVisitor, watchMemory } from './measure.ts'
import type { Visitor } from './visitor.ts'

// Attacks a server that it starts itself, and measures what a second visitor and the server's memory notice. Without an
// argument it runs every attack for a bounded time; «npm run attack -- overload ids» runs those two. Exit code 1 if
// something is over the budget.

const ATTACK_SECONDS = 20
const REST_SECONDS = 10
const HOSTILE_REQUESTS_OF_EACH_CALL = 10_000
const CANDIDATES = 41
const OFFERS = 1000
const AT_ONCE = 4
const NAME_WIDTH = 18

const attacks: Record<string, Attack> = {
  // No attack: what the machine can do at all.
  none: async ({ ended, count }) => {
    count('nothing')
    await once(ended, 'abort')
  },
  ...connectionAttacks,
  ...uploadAttacks,
  ...guesses,
  bodies: hostileRequests(1, roundsOf(HOSTILE_REQUESTS_OF_EACH_CALL)),
}

/** «bodies:21-40» sends only these rounds of hostile requests. */
function findAttack(name: string): Attack {
  const [, first, last] = /^bodies:(\d+)-(\d+)$/.exec(name) ?? []
  const attack = first && last ? hostileRequests(Number(first), Number(last)) : attacks[name]
  if (attack) return attack
  throw new Error(`There is no attack «${name}». There are: ${Object.keys(attacks).join(', ')}`)
}

interface Scene {
  server: RunningServer
  visitor: Visitor
  target: Omit<Target, 'ended' | 'count' | 'report'>
}

/** A company with many offers, a candidate who visits, and candidates who attack. */
async function setUp(server: RunningServer): Promise<Scene> {
  const people = peopleAt(server.address)
  const port = Number(new URL(server.address).port)
  const [owner, company, person] = [await people.aCompany(), await people.aCompany(), await people.aCandidate()]
  // First: visitors get 404 for an offer beyond the limit of the free plan.
  const foreign = { offerId: await people.anOffer(owner), cvId: await people.aCv(await people.aCandidate()) }
  await fillCompany(server.dataDir, owner.email, OFFERS)
  const candidates = []
  while (candidates.length < CANDIDATES) {
    candidates.push(...(await Promise.all(Array.from({ length: AT_ONCE }, () => people.aCandidate()))))
  }
  return {
    server,
    visitor: { ...person, port, offerId: foreign.offerId },
    target: { port, candidates, company, foreign },
  }
}

/** How long an attack lasts. Hostile requests that are asked for by name are all sent. */
const secondsOf = (name: string, asked: readonly string[]): number =>
  name.startsWith('bodies') && asked.includes(name) ? 24 * 3600 : ATTACK_SECONDS

async function measure({ server, visitor, target }: Scene, attack: Attack, seconds: number) {
  const tally: Record<string, number> = {}
  const faults: string[] = []
  const ending = new AbortController()
  const before = await readMemory(server.pid)
  const memory = watchMemory(server.pid, ending.signal)
  const endVisits = await startVisitor(visitor)
  const timer = setTimeout(() => ending.abort(), seconds * 1000)
  const begun = performance.now()
  await attack({
    ...target,
    ended: ending.signal,
    count: (event) => (tally[event] = (tally[event] ?? 0) + 1),
    report: (fault) => faults.push(fault),
  })
  const lasted = (performance.now() - begun) / 1000
  clearTimeout(timer)
  ending.abort()
  const visits = await endVisits()
  const most = await memory
  await wait(REST_SECONDS * 1000)
  const after = await readMemory(server.pid)
  return { visits, faults, tally, lasted, memory: most - before, memoryAfterRest: after - before }
}

const row = (name: string, cells: readonly string[]): string =>
  [name.padEnd(NAME_WIDTH), ...cells.map((cell) => cell.padStart(10))].join('')

async function runAttack(scene: Scene, name: string, seconds: number): Promise<boolean> {
  const measured = await measure(scene, findAttack(name), seconds)
  const { over, cells } = judge(measured)
  // An attack that got and sent nothing would prove nothing.
  if (Object.keys(measured.tally).length === 0 && !name.startsWith('slow')) over.push('the attack did nothing')
  console.log(`${row(name, cells)}  ${over.length === 0 ? 'passed' : `FAILED: ${over.join(', ')}`}`)
  const end = `load ${loadavg()[0]?.toFixed(1)}, ${measured.lasted.toFixed(0)} s, the attack got ${JSON.stringify(measured.tally)}`
  for (const line of [end, ...new Set(measured.faults.slice(0, 20))]) console.log(' '.repeat(NAME_WIDTH) + line)
  return over.length === 0
}

const asked = process.argv.slice(2)
const server = await startServer()
try {
  const scene = await setUp(server)
  console.log('p99 of the second visitor in ms, the slowest /healthz in ms, its failed visits, faults, memory.')
  console.log(row('attack', figureNames))
  for (const name of asked.length > 0 ? asked : Object.keys(attacks)) {
    if (!(await runAttack(scene, name, secondsOf(name, asked)))) process.exitCode = 1
  }
} finally {
  await server.stop()
}
