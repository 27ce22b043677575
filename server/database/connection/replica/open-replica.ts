import type pg from 'pg'
import type { Logger } from 'pino'
import { capacity } from '#server/config/capacity.ts'
import { createDatabase } from '../../open.ts'
import { registerReplica } from './has-all-changes.ts'
import type { Replica } from './read-public.ts'
import { watchReplica } from './watch-replica.ts'

interface Options {
  url: string
  primary: pg.Pool
  log: Pick<Logger, 'warn'>
  patienceMs?: number
}

/** Opens the connections to the replica, which may be away. Only public reads use them, and the watch needs one. */
export function openReplica({ url, primary, log, patienceMs }: Options): Replica {
  const { db, pool, close } = createDatabase(() => url, { log, max: capacity.database.publicLane.places + 1 })
  const watch = watchReplica({ primary, replica: pool, log, patienceMs })
  registerReplica(db, watch.isCurrent)
  return { ...watch, db, close: () => watch.close().then(close) }
}
