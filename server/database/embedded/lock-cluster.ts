import pg from 'pg'
import { application } from './cluster-record.ts'
import type { ClusterLocation } from './location.ts'
import { clusterTexts } from './texts.ts'

// Any number works: nothing else takes advisory locks in the database «postgres» of this cluster.
const lockKey = 4_173_001

/**
 * Locks the cluster for this process. The lock ends with the connection, so when either process ends, even after a crash.
 * Returns null if the server accepts no connections, for example while it stops.
 */
export async function lockCluster(
  port: number,
  { record: { password }, folder, dataDir }: ClusterLocation,
): Promise<pg.Client | null> {
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
  try {
    await client.connect()
    // The server needs a moment to notice that a process was killed.
    await client.query(`set lock_timeout = '1s'`)
    await client.query('select pg_advisory_lock($1)', [lockKey])
    await client.query('reset lock_timeout')
    return client
  } catch (error) {
    const { code } = error as { code?: string }
    if (code === '28P01') throw new Error(clusterTexts.wrongPassword(folder, dataDir), { cause: error })
    if (code === '55P03') throw new Error(clusterTexts.inUse(dataDir, await findOwner(client)), { cause: error })
    return null
  }
}

/** The id of the process that holds the lock. Empty if it did not give its id. */
async function findOwner(client: pg.Client): Promise<string> {
  const { rows } = await client.query(
    `select application_name as name from pg_stat_activity join pg_locks using (pid)
     where locktype = 'advisory' and objid = $1 and granted`,
    [lockKey],
  )
  await client.end()
  return String(rows[0]?.name ?? '').replace(/\D/g, '')
}

/** Creates the application's role and database if they are missing, and sets the role's password. */
export async function prepareDatabase(lock: pg.Client, password: string): Promise<void> {
  const role = await lock.query('select from pg_roles where rolname = $1', [application])
  if (role.rowCount === 0) await lock.query(`create role ${application} login createdb`)
  await lock.query(`alter role ${application} password ${lock.escapeLiteral(password)}`)
  const database = await lock.query('select from pg_database where datname = $1', [application])
  if (database.rowCount === 0) await lock.query(`create database ${application} owner ${application}`)
}
