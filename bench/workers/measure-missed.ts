import pg from 'pg'
import type { RunningServer } from '../../e2e/support/running-server.ts'
import { findParent, timeOf, timeOfFamily } from '../api/processor-time.ts'
import { makeRoutes } from '../api/routes.ts'
import { runLoad } from '../api/run-load.ts'

const CONNECTIONS = 16
const headers = { 'accept-encoding': 'gzip' }

export interface MissedFigures {
  processes: number
  /** Processor time of a search, in milliseconds: of all processes of the server, of PostgreSQL, and of this program. */
  node: number
  postgres: number
  client: number
  perSecond: number
}

async function findPostmaster(url: string): Promise<number> {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const postmaster = await findParent(rows[0]?.pid ?? 0)
  await client.end()
  return postmaster
}

/** So many searches that nobody has made before, after half as many that warm the server up. */
export async function measureMissed({
  server,
  url,
  requests,
}: {
  server: RunningServer
  url: string
  requests: number
}) {
  const route = makeRoutes([1]).find(({ name }) => name === 'search JSON')
  if (!route) throw new Error('There is no such route')
  const postmaster = await findPostmaster(url)
  const readTimes = async () => [
    await timeOfFamily(server.pid),
    await timeOfFamily(postmaster),
    await timeOf(process.pid),
  ]
  const load = { connections: CONNECTIONS, headers, address: server.address }
  await runLoad(route, { ...load, requests: Math.ceil(requests / 2) })
  const [before, startedAt] = [await readTimes(), performance.now()]
  await runLoad(route, { ...load, requests })
  const seconds = (performance.now() - startedAt) / 1000
  const after = await readTimes()
  const [node = 0, postgres = 0, client = 0] = after.map((time, place) => (time - (before[place] ?? 0)) / requests)
  return { node, postgres, client, perSecond: requests / seconds }
}
