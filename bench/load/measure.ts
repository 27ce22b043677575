import type { RunningServer } from '../../e2e/support/running-server.ts'
import { timeOf, timeOfFamily } from './processor-time.ts'
import type { Route } from './routes.ts'
import { runLoad, type Load } from './run-load.ts'
import type { Bare } from './start-bare.ts'

const headers = { 'accept-encoding': 'gzip' }

export interface Sources {
  server: RunningServer
  bare: Bare
  postgres: number
}

export interface Figures {
  route: string
  isCached: boolean
  connections: number
  perSecond: number
  barePerSecond: number
  /** Of the answers that a bare server gives in that time. */
  share: number
  /** Processor time of one request, in milliseconds. */
  node: number
  postgres: number
  bare: number
  /** How many times as much as a bare server. */
  cost: number
}

export const nameOf = ({ name, isCached }: Route): string => `${isCached ? 'cached: ' : ''}${name}`

const TURNS = 5

/** The same requests to our server and to the bare one, by turns, since the speed of a machine changes within seconds. */
export async function measure(
  route: Route,
  { requests, connections }: Load & { requests: number },
  { server, bare, postgres }: Sources,
): Promise<Figures> {
  const load = { connections, requests: Math.ceil(requests / TURNS), headers }
  const sums = { node: 0, postgres: 0, bare: 0, ours: 0, others: 0 }
  const times = async () => ({
    node: await timeOf(server.pid),
    postgres: await timeOfFamily(postgres),
    bare: await timeOf(bare.pid),
    now: performance.now(),
  })
  for (let turn = 0; turn < TURNS; turn += 1) {
    const before = await times()
    await runLoad(route, { ...load, address: server.address })
    const between = await times()
    await runLoad(route, { ...load, address: bare.address })
    const after = await times()
    sums.node += between.node - before.node
    sums.postgres += between.postgres - before.postgres
    sums.bare += after.bare - between.bare
    sums.ours += between.now - before.now
    sums.others += after.now - between.now
  }
  const sent = load.requests * TURNS
  const perSecond = (sent / sums.ours) * 1000
  const barePerSecond = (sent / sums.others) * 1000
  return {
    route: nameOf(route),
    isCached: route.isCached,
    connections,
    perSecond,
    barePerSecond,
    share: perSecond / barePerSecond,
    node: sums.node / sent,
    postgres: sums.postgres / sent,
    bare: sums.bare / sent,
    cost: (sums.node + sums.postgres) / sums.bare,
  }
}

/** Compiled code, prepared statements and cached responses, as they are after a short time in use. */
export async function warmUp(route: Route, requests: number, { server, bare }: Sources): Promise<void> {
  const { path, headers: own, ...rest } = route.next()
  const load = { connections: 4, headers, requests }
  await runLoad(route, { ...load, address: server.address })
  await bare.copy(server.address + path, { headers: { ...headers, ...own }, ...rest })
  await runLoad(route, { ...load, address: bare.address })
}
