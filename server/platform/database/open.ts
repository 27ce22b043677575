import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Logger } from 'pino'
import * as schema from './schema/schema.ts'

/** The database with all its tables. `$client` is its pool. */
export type Database = NodePgDatabase<typeof schema> & { $client: pg.Pool }
/** What the callback of a transaction receives. Inside a transaction only this exists. */
export type Tx = Parameters<Parameters<Database['transaction']>[0]>[0]
/** What queries take as their first argument. */
export type Handle = Database | Tx

export interface OpenDatabase {
  db: Database
  pool: pg.Pool
  close(): Promise<void>
}

export interface DatabaseOptions {
  log?: Pick<Logger, 'warn'>
  /** Connections at most. A page needs one for some milliseconds. */
  max?: number
}

/** Opens a pool on a server that runs, and sees that it answers. */
export async function openDatabase(url: string, { log, max = 20 }: DatabaseOptions = {}): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: 'faro-empleo app',
    connectionTimeoutMillis: 10_000,
    // Longer than any page may take; migrations lift it. Parameters in the URL win over these.
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
    types: { getTypeParser },
  })
  // A restart of the server ends connections. Without listeners the first of them would end this process.
  pool.on('error', (error) => log?.warn(`A connection to PostgreSQL ended: ${error.message}`))
  pool.on('connect', (client) => client.on('error', () => {}))
  await pool.query('select').catch(async (error: Error) => {
    await pool.end()
    throw new Error(unreachable(url, error), { cause: error })
  })
  return { db: drizzle({ client: pool, schema }), pool, close: () => pool.end() }
}

/** A `date` is a day in a calendar. As a Date it would be midnight somewhere, and the day before elsewhere. */
function getTypeParser(...[type, format]: Parameters<typeof pg.types.getTypeParser>): (value: string) => unknown {
  if (type === pg.types.builtins.DATE) return (value) => value
  return pg.types.getTypeParser(type, format)
}

const advice: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'no machine has that name',
  ETIMEDOUT: 'it does not answer',
  '28P01': 'user and password do not match',
  '28000': 'it does not let this user in',
  '3D000': 'there is no database of that name',
  '57P03': 'it is starting or stopping',
}

function unreachable(url: string, error: Error & { code?: string }): string {
  // Never the whole URL: it holds the password.
  const { host, pathname } = new URL(url)
  return `The database ${pathname.slice(1)} at ${host} can't be reached: ${advice[error.code ?? ''] ?? error.message}.`
}
