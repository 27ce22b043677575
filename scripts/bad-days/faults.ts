import { spawnSync } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { retry } from '#server/database/connection/retry.ts'
import type { OwnDatabase } from './database.ts'
import type { Gate } from './gate.ts'

export interface Scene {
  database: OwnDatabase
  gate: Gate
}

/** Resolves when the fault is over: from then on the site has to heal. */
export type Fault = (scene: Scene) => Promise<void>

const FAULT_MS = 5000

function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  // Unlike process.kill it passes over those that have ended meanwhile.
  spawnSync('kill', ['-s', signal.slice('SIG'.length), ...pids.map(String)])
}

/** Until the server is back, perhaps at another port, and the gate leads there. */
async function untilReady({ database, gate }: Scene): Promise<void> {
  await wait(200)
  const client = await retry(database.superuser, {
    signal: AbortSignal.timeout(60_000),
    pause: { firstMs: 20, longestMs: 20 },
    onFailure: () => {},
  })
  gate.lead(database.port())
  await client.end()
}

export const faults: Record<string, Fault> = {
  /** A restart with a fast shutdown, as a package upgrade makes one. */
  restart: async (scene) => {
    signalAll(scene.database.processes().slice(0, 1), 'SIGINT')
    await untilReady(scene)
  },
  crash: async (scene) => {
    signalAll(scene.database.processes(), 'SIGKILL')
    await untilReady(scene)
  },
  'terminated backends': async ({ database }) => {
    const client = await database.superuser()
    for (let times = 0; times < 5; times += 1) {
      await client.query("select pg_terminate_backend(pid) from pg_stat_activity where usename = 'faro_empleo'")
      await wait(500)
    }
    await client.end()
  },
  paused: async ({ database }) => {
    const pids = database.processes()
    signalAll(pids, 'SIGSTOP')
    await wait(FAULT_MS)
    signalAll(pids, 'SIGCONT')
  },
  'cut connections': async ({ gate }) => {
    for (let times = 0; times < 10; times += 1) {
      gate.cut()
      await wait(300)
    }
  },
  unreachable: async ({ gate, database }) => {
    gate.lead()
    gate.cut()
    await wait(FAULT_MS)
    gate.lead(database.port())
  },
  /** Another program takes every connection that is left. */
  'exhausted connections': async ({ database, gate }) => {
    const taken: pg.Client[] = []
    for (let isRoom = true; isRoom;) {
      const client = new pg.Client(database.addressAt())
      client.on('error', () => {})
      isRoom = await client.connect().then(
        () => taken.push(client) > 0,
        () => false,
      )
    }
    gate.cut()
    await wait(FAULT_MS)
    await Promise.all(taken.map((client) => client.end()))
  },
}
