import type pg from 'pg'
import type { Logger } from 'pino'
import { shareNextRun } from '../caches/share-next-run.ts'
import { stayConnected } from './stay-connected.ts'

/** The channel on which triggers announce changes of public data. The payload is `*`, or `* lists`. */
const CHANNEL = 'public_change'
/** Named if a list that operators edit has changed, such as the sectors. */
export const LISTS = 'lists'

interface Follow {
  findUrl: () => string
  log: Pick<Logger, 'warn'>
  /** From now on no change is missed. */
  onFollow(): void
  onChange(changed: readonly string[]): void
  /** From now on changes may be missed. */
  onLost(): void
}

/** Hears of the changes of public data by all processes. */
export function followChanges({ findUrl, log, onFollow, onChange, onLost }: Follow) {
  let following: pg.Client | undefined
  const connection = { findUrl, name: 'faro-empleo changes', checkMs: 500, answerMs: 1000 }
  const close = stayConnected(connection, async (client) => {
    client.on('notification', ({ payload = '*' }) => onChange(payload.split(' ')))
    await client.query(`listen ${CHANNEL}`)
    following = client
    onFollow()
    return (reason) => {
      following = undefined
      onLost()
      if (reason) log.warn(`Changes of public data are not followed for now: ${String(reason)}`)
    }
  })
  // Resolves when `onChange` was called for all changes that are committed now: PostgreSQL sends the notifications of finished
  // transactions before the answer to a later query.
  const settle = shareNextRun(async () => void (await following?.query('select').catch(() => undefined)))
  return { settle, close }
}
