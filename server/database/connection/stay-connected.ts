import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { retry } from './retry.ts'

interface Connection {
  findUrl: () => string
  /** As PostgreSQL shows it. */
  name: string
  /** How often it is checked, because a connection may fail silently, for example with its host. */
  checkMs: number
  /** How long an answer may take. */
  answerMs: number
}

/** Begins what needs the connection. `pause` waits, and rejects when the connection ends. Returns a function that stops it. */
type Begin = (client: pg.Client, pause: () => Promise<void>) => Promise<(reason: unknown) => unknown>

/** Holds a connection of its own, and opens it again when it ends. Returns a function that closes it. */
export function stayConnected({ findUrl, name, checkMs, answerMs }: Connection, begin: Begin): () => Promise<void> {
  const end = new AbortController()

  /** Rejects when the connection no longer answers. */
  const connect = async (): Promise<never> => {
    const client = new pg.Client({
      connectionString: findUrl(),
      application_name: name,
      connectionTimeoutMillis: answerMs,
      query_timeout: answerMs,
      keepAlive: true,
    })
    const lost = new AbortController()
    client.on('error', () => {}).once('end', () => lost.abort())
    const pause = () => wait(checkMs, undefined, { signal: AbortSignal.any([end.signal, lost.signal]) })
    let stop: Awaited<ReturnType<Begin>> | undefined
    try {
      await client.connect()
      stop = await begin(client, pause)
      for (;;) {
        await pause()
        await client.query('select')
      }
    } catch (error) {
      await stop?.(end.signal.aborted ? undefined : error)
      throw error
    } finally {
      // After a timeout the connection could wait for its end forever.
      void client.end().catch(() => {})
    }
  }
  const pause = { firstMs: 200, longestMs: 1000 }
  const ended = retry(connect, { signal: end.signal, pause, onFailure: () => {} }).catch(() => undefined)
  return () => {
    end.abort()
    return ended
  }
}
