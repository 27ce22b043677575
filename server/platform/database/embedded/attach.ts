import type { ChildProcess } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import { freePort } from './free-port.ts'
import { takeHold, type Hold } from './hold.ts'
import type { Place } from './place.ts'
import { findPostmaster, stopPostmaster, type Postmaster } from './postmaster.ts'
import { savePort } from './record.ts'
import { startPostgres, StartError } from './start-postgres.ts'

export interface Context {
  place: Place
  binaries: string
  durable: boolean
  log: ClusterLog
}

export type ClusterLog = Pick<Logger, 'info' | 'warn' | 'error'>

/** A server that this process started and holds. */
export interface Attached {
  child: ChildProcess
  hold: Hold
  port: number
}

const patience = 60_000

/** Starts the cluster and holds it. A server that lost its process is stopped first; one in use is left alone. */
export async function attach(context: Context): Promise<Attached> {
  for (const start = Date.now(); Date.now() - start < patience;) {
    const running = findPostmaster(context.place.folder)
    const attached = running ? await stopOrphan(running, context) : await tryStart(context)
    if (attached) return attached
  }
  throw new Error(
    `PostgreSQL in ${context.place.folder} has been starting or stopping for a minute. See ${context.place.dataDir}/postgres.log.`,
  )
}

async function stopOrphan(running: Postmaster, { place, log }: Context): Promise<null> {
  const hold = running.isReady ? await holdIfAnswering(running.port, place) : null
  if (!hold) {
    await wait(20)
    return null
  }
  log.warn(`PostgreSQL was still running in ${place.folder} without its application. It is stopped and started again.`)
  await stopPostmaster(running.pid, place.folder)
  return null
}

async function tryStart(context: Context): Promise<Attached | null> {
  const { place } = context
  const port = await freePort(place.record.port)
  try {
    const child = await startPostgres({ ...context, port })
    // Between the start and this line another process may have taken it for an orphan.
    const hold = await holdIfAnswering(port, place)
    if (!hold) return null
    await savePort({ ...place, port })
    return { child, hold, port }
  } catch (error) {
    if (!(error instanceof StartError) || error.reason === 'other') throw error
    await wait(50)
    return null
  }
}

/** Null: the server takes no connections just now, as while it stops. */
async function holdIfAnswering(port: number, place: Place): Promise<Hold | null> {
  const hold = await takeHold(port, place.record.password).catch((error: Error & { code?: string }) => {
    if (error.code !== '28P01') return null
    throw new Error(`The password in ${place.dataDir}/postgres.json is not the one of its database in ${place.folder}.`)
  })
  if (hold === null || !('by' in hold)) return hold
  const process = hold.by ? `process ${hold.by}` : 'another process'
  throw new Error(
    `The folder ${place.dataDir} is in use: ${process} of Faro Empleo runs on it. ` +
      'Stop that one first, or give this one a DATA_DIR of its own.',
  )
}
