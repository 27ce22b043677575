import { setTimeout as wait } from 'node:timers/promises'
import { startServer, type RunningServer } from '#e2e/support/running-server.ts'
import { freePort } from '#server/database/embedded/keep-running.ts'
import type { OwnDatabase } from './database.ts'
import { openGate } from './gate.ts'
import { env, fail, populate, tryInUse } from './try-in-use.ts'

const TIMES = 10
// Until the process has accepted the connections that the gate has begun.
const ACCEPTED_MS = 200

/** Two processes behind a gate; each is stopped and started again ten times while the site is used. */
export async function restartByTurns(database: OwnDatabase): Promise<void> {
  const ports = [await freePort(null), await freePort(null)] as const
  const start = (port: number) =>
    startServer({ env: { ...env, PORT: String(port), DATABASE_URL: database.addressAt() } })
  const running = new Map<number, RunningServer>()
  for (const port of ports) running.set(port, await start(port))
  const gate = await openGate(...ports)
  try {
    const users = await populate(`http://127.0.0.1:${gate.port}`)
    const finalAddress = () => database.addressAt()
    await tryInUse({ name: 'restarts', port: gate.port, users, finalAddress }, async () => {
      for (let turn = 0; turn < TIMES * ports.length; turn += 1) {
        const port = ports[turn % ports.length] ?? 0
        const server = running.get(port)
        // A connection in the queue of a listening socket ends with the socket, and no proxy may repeat a POST. So the gate leaves a
        // process out before it is stopped.
        gate.lead(...ports.filter((other) => other !== port))
        await wait(ACCEPTED_MS)
        const stopped = performance.now()
        await server?.stop()
        const code = await server?.ended
        const ms = performance.now() - stopped
        if (code !== 0 || ms > 10_000) fail(`a process ended with ${code} after ${ms.toFixed(0)} ms`)
        running.set(port, await start(port))
        gate.lead(...ports)
      }
    })
  } finally {
    gate.close()
    for (const server of running.values()) await server.stop()
  }
}
