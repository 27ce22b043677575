import type { RunningServer } from '../../e2e/support/running-server.ts'
import { timeOfFamily } from './processor-time.ts'
import { makeRoutes } from './routes.ts'
import { runLoad } from './run-load.ts'

const TURNS = 5

interface Settings {
  workers: number
  connections: number
  requests: number
}

/** Searches with new words, by turns to one process and to several; the first turn warms up. Milliseconds of the processor for each. */
export async function measureWorkers(
  servers: { one: RunningServer; several: RunningServer },
  { workers, connections, requests }: Settings,
) {
  const route = makeRoutes([1]).find(({ name }) => name === 'search JSON')
  if (!route) throw new Error('There is no such route')
  const load = { connections, requests: Math.ceil(requests / TURNS), headers: { 'accept-encoding': 'gzip' } }
  const spend = async ({ address, pid }: RunningServer) => {
    const before = await timeOfFamily(pid)
    const sent = await runLoad(route, { ...load, address })
    return ((await timeOfFamily(pid)) - before) / sent / TURNS
  }
  const sums = { one: 0, other: 0 }
  for (let turn = 0; turn <= TURNS; turn += 1) {
    const [one, other] = [await spend(servers.one), await spend(servers.several)]
    if (turn === 0) continue
    sums.one += one
    sums.other += other
  }
  return { ...sums, workers, times: (workers * sums.one) / sums.other }
}
