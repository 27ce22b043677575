import { startServer } from '#e2e/support/running-server.ts'
import { openDatabase, type OwnDatabase } from './database.ts'
import { faults, type Scene } from './faults.ts'
import { openGate } from './gate.ts'
import { restartByTurns } from './rolling-restart.ts'
import { soak } from './soak.ts'
import { env, populate, tryInUse } from './try-in-use.ts'
import type { Users } from './use.ts'

// The bad days of years, in minutes: faults of the database under load, a failover, rolling restarts, long use.
// «npm run bad-days» runs all; «npm run bad-days -- crash failover» these. SOAK_MINUTES, 30 by default. Exit code 1 if an
// answer was neither 200 nor a refusal that asks to come back, if an acknowledged change is lost, or if healing took longer.

const asked = process.argv.slice(2)
const isAsked = (name: string): boolean => asked.length === 0 || asked.includes(name)

async function tryFaults(scene: Scene): Promise<void> {
  const { database, gate } = scene
  const server = await startServer({ env: { ...env, DATABASE_URL: database.addressAt(gate.port) } })
  try {
    const port = Number(new URL(server.address).port)
    const users = await populate(server.address)
    for (const [name, fault] of Object.entries(faults).filter(([one]) => isAsked(one))) {
      const finalAddress = () => database.addressAt()
      await tryInUse({ name, port, users, finalAddress }, () => fault(scene))
    }
    if (isAsked('failover')) await failOver(scene, { port, users })
  } finally {
    await server.stop()
  }
}

/** The standby takes over the address after the server has been killed. Commits have waited for the standby. */
async function failOver({ database, gate }: Scene, { port, users }: { port: number; users: Users }): Promise<void> {
  const standby = await database.makeStandby()
  try {
    const finalAddress = () => database.addressAt(standby.port)
    await tryInUse({ name: 'failover', port, users, finalAddress }, async () => {
      gate.lead()
      for (const pid of database.processes()) process.kill(pid, 'SIGKILL')
      gate.cut()
      await standby.promote()
      gate.lead(standby.port)
    })
  } finally {
    await standby.close()
  }
}

async function withDatabase(run: (database: OwnDatabase) => Promise<void>): Promise<void> {
  const database = await openDatabase()
  await run(database).finally(database.close)
}

if (isAsked('restarts')) await withDatabase(restartByTurns)
if (isAsked('soak')) await soak(Number(process.env.SOAK_MINUTES ?? 30))
if (asked.length === 0 || asked.some((name) => name in faults || name === 'failover')) {
  await withDatabase(async (database) => {
    const gate = await openGate(database.port())
    await tryFaults({ database, gate }).finally(gate.close)
  })
}
