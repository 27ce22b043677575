import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { OwnDatabase } from './database.ts'
import type { Gate } from './gate.ts'

export interface Scene {
  database: OwnDatabase
  gate: Gate
}

/** Resolves when the fault is over: from then on the site has to heal. */
export type Fault = (scene: Scene) => Promise<void>

const FAULT_MS = 5000

async function signalAll(pids: readonly number[], signal: NodeJS.Signals): Promise<void> {
  for (const pid of pids) {
    try {
      process.kill(pid, signal)
    } catch {
      // It has ended meanwhile.
    }
  }
}

/** Until the server is back, perhaps at another port, and the gate leads there. */
async function untilReady({ database, gate }: Scene): Promise<void> {
  for (;;) {
    try {
      const client = await database.superuser()
      gate.lead(database.port)
      return await client.end()
    } catch {
      await wait(20)
    }
  }
}

export const faults: Record<string, Fault> = {
  /** A restart with a fast shutdown, as a package upgrade makes one. */
  restart: async (scene) => {
    await signalAll(scene.database.processes().slice(0, 1), 'SIGINT')
    await wait(200)
    await untilReady(scene)
  },
  crash: async (scene) => {
    await signalAll(scene.database.processes(), 'SIGKILL')
    await wait(200)
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
    await signalAll(pids, 'SIGSTOP')
    await wait(FAULT_MS)
    await signalAll(pids, 'SIGCONT')
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
    gate.lead(database.port)
  },
  /** Another program takes every connection that is left. */
  'exhausted connections': async ({ database, gate }) => {
    const taken: pg.Client[] = []
    let isRoom = true
    while (isRoom) {
      const client = new pg.Client(database.addressAt(database.port))
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
