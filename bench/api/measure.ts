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
  connections: number
  perSecond: number
  barePerSecond: number
  /** Processor time of one request, in milliseconds. */
  node: number
  postgres: number
  bare: number
  /** How many times as much as a bare server. */
  cost: number
}

export const nameOf = ({ name, isKept }: Route): string => `${isKept ? 'kept: ' : ''}${name}`

/** The same requests to our server and to the bare one. */
export async function measure(
  route: Route,
  load: Load & { requests: number },
  { server, bare, postgres }: Sources,
): Promise<Figures> {
  const { requests } = load
  const times = async () => ({
    node: await timeOf(server.pid),
    postgres: await timeOfFamily(postgres),
    bare: await timeOf(bare.pid),
    now: performance.now(),
  })
  const before = await times()
  await runLoad(route, { ...load, headers, address: server.address })
  const between = await times()
  await runLoad(route, { ...load, headers, address: bare.address })
  const after = await times()
  const cost = {
    node: (between.node - before.node) / requests,
    postgres: (between.postgres - before.postgres) / requests,
    bare: (after.bare - between.bare) / requests,
  }
  return {
    route: nameOf(route),
    connections: load.connections,
    perSecond: (requests / (between.now - before.now)) * 1000,
    barePerSecond: (requests / (after.now - between.now)) * 1000,
    ...cost,
    cost: (cost.node + cost.postgres) / cost.bare,
  }
}

/** Compiled code, prepared statements and kept answers, as they are after a short time in use. */
export async function warmUp(route: Route, requests: number, { server, bare }: Sources): Promise<void> {
  const { path, headers: own, ...rest } = route.next()
  const load = { connections: 4, headers, requests }
  await runLoad(route, { ...load, address: server.address })
  await bare.copy(server.address + path, { headers: { ...headers, ...own }, ...rest })
  await runLoad(route, { ...load, address: bare.address })
}
