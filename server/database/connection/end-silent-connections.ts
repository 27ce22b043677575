import type { Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import pg from 'pg'
import { isConnectionLoss } from './connection-loss.ts'

/** The part of a connection of node-postgres that its types leave out. */
interface Connected {
  /** False while a query runs. */
  readyForQuery: boolean
  connection: { stream: Socket }
}

/**
 * Ends a connection that waits for the result of a query, if the server does not answer a new connection either. The machine of the database may
 * have gone without closing its connections: queries would wait for minutes. A long query goes on.
 */
export function endSilentConnections(pool: pg.Pool, silenceMs: number): void {
  let asked: Promise<boolean> | undefined
  const isThere = () => (asked ??= answers(pool.options).finally(() => (asked = undefined)))

  pool.on('connect', (client) => {
    const { connection } = client as unknown as Connected
    const { stream } = connection
    stream.on('timeout', async () => {
      if ((client as unknown as Connected).readyForQuery) return
      const { bytesRead } = stream
      const hasAnswered = await isThere()
      // If this process was busy itself, the answer may have arrived and not been read.
      await nextTurn()
      if (hasAnswered || stream.bytesRead > bytesRead) stream.setTimeout(silenceMs)
      else stream.destroy(new Error('Connection terminated: the database server is silent'))
    })
    // Node calls it a timeout if for so long nothing is sent or received.
    stream.setTimeout(silenceMs)
  })
}

/** Whether the server answers on a new connection. A refusal is an answer, for example that it has too many connections. */
async function answers(options: pg.PoolOptions): Promise<boolean> {
  const client = new pg.Client(options)
  client.on('error', () => undefined)
  return client.connect().then(
    () => (void client.end(), true),
    (error: unknown) => !isConnectionLoss(error),
  )
}
