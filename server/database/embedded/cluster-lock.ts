import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

// Any number works: nothing else takes advisory locks in the database «postgres» of this cluster.
const lockKey = 4_173_001

/** The connection that holds the lock. It closes when the process ends, even after a crash. */
export type ClusterLock = pg.Client

/** The process that holds the lock. */
export interface LockOwner {
  /** Empty if the process did not give its id. */
  pid: string
}

/** Locks the cluster for this process, or returns the process that has locked it. */
export async function acquireLock(port: number, password: string): Promise<ClusterLock | LockOwner> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: 'postgres',
    database: 'postgres',
    password,
    application_name: `faro-empleo ${process.pid}`,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  })
  client.on('error', () => {})
  await client.connect()
  // The server needs a moment to notice that a process was killed.
  for (let tries = 0; tries < 20; tries += 1) {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as taken', [lockKey])
    if (rows[0].taken) return client
    await wait(50)
  }
  const pid = await findLockOwner(client)
  await client.end()
  return { pid }
}

async function findLockOwner(client: pg.Client): Promise<string> {
  const { rows } = await client.query(
    `select application_name from pg_stat_activity join pg_locks using (pid)
     where locktype = 'advisory' and objid = $1 and granted`,
    [lockKey],
  )
  return String(rows[0]?.application_name ?? '').replace(/\D/g, '')
}
