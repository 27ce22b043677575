import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

// Any number that nobody else uses in the database «postgres» of this cluster.
const lockKey = 4_173_001

/** A connection that holds the cluster for this process. It falls with the process, however that ends. */
export type Hold = pg.Client

/** Somebody else holds the cluster: the number of their process, where they said it. */
export interface Held {
  by: string
}

/** Takes the cluster for this process, or tells who has it. */
export async function takeHold(port: number, password: string): Promise<Hold | Held> {
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
  // The server may need a moment to notice that a killed process is gone.
  for (let tries = 0; tries < 20; tries += 1) {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as taken', [lockKey])
    if (rows[0].taken) return client
    await wait(50)
  }
  const by = await holder(client)
  await client.end()
  return { by }
}

async function holder(client: pg.Client): Promise<string> {
  const { rows } = await client.query(
    `select application_name from pg_stat_activity join pg_locks using (pid)
     where locktype = 'advisory' and objid = $1 and granted`,
    [lockKey],
  )
  return String(rows[0]?.application_name ?? '').replace(/\D/g, '')
}
