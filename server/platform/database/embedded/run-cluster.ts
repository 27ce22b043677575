import { openCluster } from './open-cluster.ts'

// A process of its own around a cluster, for tests that kill it and for people who want a server on its own:
//   node server/platform/database/embedded/run-cluster.ts <folder>
const say = (line: object) => console.log(JSON.stringify(line))
const log = { info: () => {}, warn: (warning: string) => say({ warning }), error: (error: string) => say({ error }) }

// Listened to from the beginning: a test run may be interrupted while this one still starts.
const told = new Promise<void>((resolve) => {
  for (const event of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.once(event, () => resolve())
})

try {
  const { close, ...cluster } = await openCluster({ dataDir: process.argv[2] ?? 'data', log })
  const keepAlive = setInterval(() => {}, 60_000)
  say({ ...cluster, pid: process.pid })
  await told
  clearInterval(keepAlive)
  await close()
} catch (error) {
  say({ refused: (error as Error).message })
  process.exitCode = 1
}
// The channel to whoever started this would hold the process.
if (process.connected) process.disconnect()
