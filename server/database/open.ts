import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Logger } from 'pino'
import { capacity } from '#server/config/capacity.ts'
import { endSilentConnections } from './connection/end-silent-connections.ts'
import { keepPrepared } from './connection/keep-prepared.ts'
import { mendPool } from './connection/mend-pool.ts'
import { requireServer } from './connection/require-server.ts'
import * as schema from './schema/schema.ts'
import { databaseTexts } from './texts.ts'

/** The database with all its tables. `$client` is its pool. */
export type Database = NodePgDatabase<typeof schema> & { $client: pg.Pool }
/** The argument of a transaction's callback. Code inside a transaction must use only this. */
export type Tx = Parameters<Parameters<Database['transaction']>[0]>[0]
/** The first argument of every query: the database or a transaction. */
export type Handle = Database | Tx

export interface OpenDatabase {
  db: Database
  pool: pg.Pool
  close(): Promise<void>
}

export interface DatabaseOptions {
  log?: Pick<Logger, 'warn'>
  /** Maximum of connections. A page needs one for a few milliseconds. */
  max?: number
  /** Milliseconds until a query without a connection is refused. */
  patienceMs?: number
  /** Opens a database that holds a part of a backup too. */
  forRestore?: boolean
}

/** Opens a connection pool and checks that the server answers and can be used. The address may change later: pass a function then. */
export async function openDatabase(url: string | (() => string), options: DatabaseOptions = {}): Promise<OpenDatabase> {
  const findUrl = typeof url === 'string' ? () => url : url
  const opened = createDatabase(findUrl, options)
  await opened.pool.query('select').catch(async (error: Error) => {
    await opened.close()
    throw new Error(unreachable(findUrl(), error), { cause: error })
  })
  await requireServer(opened.pool, options).catch(async (error: Error) => {
    await opened.close()
    throw error
  })
  return opened
}

/** A connection pool for a server that may be unreachable. */
export function createDatabase(findUrl: () => string, options: DatabaseOptions): OpenDatabase {
  const { log, max = capacity.database.connections, patienceMs = capacity.database.patienceMs } = options
  const pool = new pg.Pool({
    max,
    application_name: 'faro-empleo app',
    connectionTimeoutMillis: patienceMs,
    // Longer than any page may take. Migrations remove this limit. Parameters in the URL override these options.
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
    types: { getTypeParser },
  })
  // The pool reads its options at each new connection.
  Object.defineProperty(pool.options, 'connectionString', { get: findUrl })
  // A restart of the database server ends connections. Without a listener that error would end this process.
  pool.on('error', (error) => log?.warn(`A connection to PostgreSQL ended: ${error.message}`))
  pool.on('connect', (client) => client.on('error', () => {}))
  mendPool(pool)
  keepPrepared(pool, log)
  endSilentConnections(pool, patienceMs)
  return { db: drizzle({ client: pool, schema }), pool, close: () => pool.end() }
}

/** A `date` lacks a time zone, so it is read as text. A Date object could show the day before in another time zone. */
function getTypeParser(...[type, format]: Parameters<typeof pg.types.getTypeParser>): (value: string) => unknown {
  if (type === pg.types.builtins.DATE) return (value) => value
  return pg.types.getTypeParser(type, format)
}

function unreachable(url: string, error: Error & { code?: string }): string {
  // Never the whole URL: it contains the password.
  const { host, pathname } = new URL(url)
  return databaseTexts.unreachable(pathname.slice(1), host, error)
}
