import { readFile } from 'node:fs/promises'
import type { RunningServer } from '../../e2e/support/running-server.ts'
import type { Route } from './routes.ts'
import { runLoad } from './run-load.ts'

const MINUTE_SECONDS = 60

/** The memory of the process at the end of each minute under load: every public page and call, cached and made anew. */
export async function* measureMemory(
  { address, pid }: RunningServer,
  routes: readonly Route[],
  { connections, minutes }: { connections: number; minutes: number },
) {
  let number = 0
  const next = () => routes[(number += 1) % routes.length]?.next() ?? { path: '/' }
  // A machine that is too busy answers 503.
  const load = { allowsBusy: true, connections, seconds: MINUTE_SECONDS, headers: { 'accept-encoding': 'gzip' } }
  for (let minute = 1; minute <= minutes; minute += 1) {
    const requests = await runLoad({ name: 'all', isCached: false, next }, { ...load, address })
    const status = await readFile(`/proc/${pid}/status`, 'utf8')
    yield { minute, requests, megabytes: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024 }
  }
}
