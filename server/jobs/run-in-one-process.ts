import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { lockKeys, tryLock } from '#server/database/advisory-lock.ts'
import { retry } from '#server/database/connection/retry.ts'

// How soon another process takes over, and how soon a connection that fails silently is noticed.
const CHECK_MS = 1000
const QUERY_MS = 5000

/** Starts jobs and returns a function that stops them. */
export type StartJobs = () => () => Promise<void>

/**
 * Runs jobs in one of all processes that share the database: the one that holds an advisory lock. When its connection ends
 * the jobs stop here, and another process begins them. Returns a function that stops.
 */
export function runInOneProcess(findUrl: () => string, startJobs: StartJobs): () => Promise<void> {
  const end = new AbortController()
  const { signal } = end

  const connect = async (): Promise<pg.Client> => {
    const client = new pg.Client({
      connectionString: findUrl(),
      application_name: 'faro-empleo jobs',
      connectionTimeoutMillis: QUERY_MS,
      query_timeout: QUERY_MS,
      keepAlive: true,
    })
    client.on('error', () => {})
    await client.connect().catch((error: unknown) => {
      void client.end().catch(() => {})
      throw error
    })
    return client
  }

  /** Waits for the lock, runs the jobs while the connection answers, and rejects at the end. */
  const takeTurn = async (client: pg.Client): Promise<never> => {
    const lost = new AbortController()
    client.once('end', () => lost.abort())
    const pause = () => wait(CHECK_MS, undefined, { signal: AbortSignal.any([signal, lost.signal]) })
    while (!(await tryLock(client, lockKeys.jobs))) await pause()
    const stopJobs = startJobs()
    try {
      for (;;) {
        await pause()
        await client.query('select')
      }
    } finally {
      await stopJobs()
    }
  }

  const run = async (): Promise<void> => {
    while (!signal.aborted) {
      const pause = { firstMs: CHECK_MS, longestMs: CHECK_MS }
      const client = await retry(connect, { signal, pause, onFailure: () => {} })
      await takeTurn(client).catch(() => undefined)
      // After a timeout the connection could wait for its end forever.
      void client.end().catch(() => {})
    }
  }
  const running = run().catch(() => undefined)
  return () => {
    end.abort()
    return running
  }
}
