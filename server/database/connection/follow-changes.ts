import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from 'pino'
import { shareNextRun } from '../caches/share-next-run.ts'
import { retry } from './retry.ts'

/** The channel on which triggers announce changes of public data. The payload is `*`, or `* lists`. */
const CHANNEL = 'public_change'
/** Named if a list that operators edit has changed, such as the sectors. */
export const LISTS = 'lists'

// A connection that fails silently, for example with its host, is noticed after two of these.
const CHECK_MS = 500
const RETRY_MS = 200

interface Follow {
  findUrl: () => string
  log: Pick<Logger, 'warn'>
  /** From now on no change is missed. */
  onFollow(): void
  onChange(changed: readonly string[]): void
  /** From now on changes may be missed. */
  onLost(): void
}

export interface FollowedChanges {
  /** Resolves when `onChange` was called for all changes that are committed now. */
  settle(): Promise<void>
  close(): Promise<void>
}

/** Hears of the changes of public data by all processes, on a connection of its own that is opened again when it ends. */
export function followChanges({ findUrl, log, onFollow, onChange, onLost }: Follow): FollowedChanges {
  const end = new AbortController()
  let client: pg.Client | undefined

  const open = async (): Promise<pg.Client> => {
    const opened = new pg.Client({
      connectionString: findUrl(),
      application_name: 'faro-empleo changes',
      connectionTimeoutMillis: 2 * CHECK_MS,
      query_timeout: 2 * CHECK_MS,
      keepAlive: true,
    })
    opened.on('error', () => {})
    opened.on('notification', ({ payload = '*' }) => onChange(payload.split(' ')))
    try {
      await opened.connect()
      await opened.query(`listen ${CHANNEL}`)
    } catch (error) {
      void opened.end().catch(() => {})
      throw error
    }
    return opened
  }

  /** Resolves when the connection no longer answers. */
  const watch = async (opened: pg.Client): Promise<void> => {
    for (;;) {
      await wait(CHECK_MS, undefined, { signal: end.signal })
      await opened.query('select')
    }
  }

  const follow = async (): Promise<void> => {
    while (!end.signal.aborted) {
      const opened = await retry(open, {
        signal: end.signal,
        pause: { firstMs: RETRY_MS, longestMs: 5 * RETRY_MS },
        onFailure: () => {},
      })
      client = opened
      onFollow()
      opened.once('end', onLost)
      await watch(opened).catch((error: unknown) => {
        if (!end.signal.aborted) log.warn(`Changes of public data are not followed for now: ${String(error)}`)
      })
      client = undefined
      onLost()
      // After a timeout the connection could wait for its end forever.
      void opened.end().catch(() => {})
    }
  }
  const followed = follow().catch(() => undefined)

  return {
    // PostgreSQL sends the notifications of finished transactions before the answer to a later query.
    settle: shareNextRun(async () => void (await client?.query('select').catch(() => undefined))),
    async close() {
      end.abort()
      await followed
    },
  }
}
