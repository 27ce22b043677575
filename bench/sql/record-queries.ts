import type pg from 'pg'
import { explain, explainGeneric, type Explained, type Send, type Statement } from './explain.ts'
import { processorTime } from './processor-time.ts'

/** A statement that the application has sent. */
export interface Recorded extends Statement {
  /** Processor time in the database, as the application sent it. */
  processorMs: number
  /** With the plan for its values and, if it is prepared, with the one for all values. Undefined where the recording does not explain. */
  explained?: { custom: Explained; generic?: Explained | undefined } | undefined
}

export interface Recording {
  isExplaining: boolean
  statements: Recorded[]
}

const CHANGES_OR_READS = /^\s*(select|insert|update|delete|with)\b/i

/**
 * Writes every statement that is sent through this pool into `recording`. If it explains, each statement first runs with both
 * plans and is rolled back, in the same connection and transaction.
 */
export function recordQueries(pool: pg.Pool, recording: Recording): void {
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>
  const followed = new WeakSet<pg.PoolClient>()
  const connectAndFollow = async () => {
    const client = await connect()
    if (!followed.has(client)) follow(client, recording)
    followed.add(client)
    return client
  }
  pool.connect = connectAndFollow as typeof pool.connect
  pool.query = (async (...sent: Sent) => {
    const client = await connectAndFollow()
    try {
      return await client.query(...(sent as [string]))
    } finally {
      client.release()
    }
  }) as unknown as typeof pool.query
}

type Sent = [statement: string | { name?: string; text: string; values?: unknown[] }, values?: unknown[]]

function follow(client: pg.PoolClient, recording: Recording): void {
  const query = client.query.bind(client) as unknown as (...sent: Sent) => Promise<pg.QueryResult>
  const send = query as Send
  const pid = (client as unknown as { processID: number }).processID
  let isInTransaction = false

  client.query = (async (...sent: Sent) => {
    const statement = statementOf(sent)
    if (/^\s*begin\b/i.test(statement.text)) isInTransaction = true
    if (/^\s*(commit|rollback)\s*$/i.test(statement.text)) isInTransaction = false
    if (!CHANGES_OR_READS.test(statement.text)) return query(...sent)
    const explained = recording.isExplaining ? await explainTwice({ send, pid, isInTransaction }, statement) : undefined
    const before = await processorTime(pid)
    const result = await query(...sent)
    recording.statements.push({ ...statement, processorMs: (await processorTime(pid)) - before, explained })
    return result
  }) as unknown as typeof client.query
}

const statementOf = ([first, values]: Sent): Statement =>
  typeof first === 'string'
    ? { text: first, values: values ?? [] }
    : { name: first.name, text: first.text, values: values ?? first.values ?? [] }

interface Connection {
  send: Send
  pid: number
  isInTransaction: boolean
}

async function explainTwice({ send, pid, isInTransaction }: Connection, statement: Statement) {
  const undone = async <Result>(run: () => Promise<Result>) => {
    await send(isInTransaction ? 'savepoint examined' : 'begin')
    const result = await run()
    await send(isInTransaction ? 'rollback to savepoint examined' : 'rollback')
    return result
  }
  const custom = await undone(() => explain(send, pid, statement))
  // PostgreSQL plans every other statement for its values.
  const generic = statement.name === undefined ? undefined : await undone(() => explainGeneric(send, pid, statement))
  return { custom, generic }
}
