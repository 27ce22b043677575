import { openCluster } from '#server/database/embedded/open-cluster.ts'

// Runs a cluster in a separate process, for tests that kill it and for people who only want the server:
//   node server/testing/run-cluster.ts <folder>
const say = (line: object) => console.log(JSON.stringify(line))
const log = { info: () => {}, warn: (warning: string) => say({ warning }), error: (error: string) => say({ error }) }

// Listens before the start: a test run may be interrupted while the cluster is starting.
const stopped = new Promise<void>((resolve) => {
  for (const event of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.once(event, () => resolve())
})

try {
  const { url, where, close } = await openCluster(process.argv[2] ?? 'data', log)
  const keepAlive = setInterval(() => {}, 60_000)
  say({ url, where, pid: process.pid })
  await stopped
  clearInterval(keepAlive)
  await close()
} catch (error) {
  say({ refused: (error as Error).message })
  process.exitCode = 1
}
// An open channel to the parent would keep this process running.
if (process.connected) process.disconnect()
