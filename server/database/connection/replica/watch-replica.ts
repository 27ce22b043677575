import type pg from 'pg'
import type { Logger } from 'pino'

// How often a replica that is current is asked whether it is still there.
const CHECK_MS = 500
// The pause while it replays, doubled each time up to CHECK_MS.
const REPLAY_MS = 5
/** A replica that is behind for longer is reported. */
const PATIENCE_MS = 5000

interface Watch {
  primary: pg.Pool
  replica: pg.Pool
  log: Pick<Logger, 'warn'>
  patienceMs?: number | undefined
}

export interface ReplicaWatch {
  /** The replica has replayed every change of public data that this process has heard of. */
  isCurrent(): boolean
  /** Public data has changed, or may have: the replica is not read until it has replayed all that is committed now. */
  announce(): void
  /** Changes are not heard of any more: the replica is not read until the next announcement. */
  suspend(): void
  /** A read has failed: the replica is not read until it answers. */
  suspect(): void
  close(): Promise<void>
}

/** What replicas lack is compared by positions in the log of the primary, so it does not matter how far behind they are. */
export function watchReplica({ primary, replica, log, patienceMs = PATIENCE_MS }: Watch): ReplicaWatch {
  let announced = 0
  let replayed = 0
  let isHeard = false
  const end = new AbortController()
  let wake = () => {}
  let wanted: { announcement: number; position: string } | undefined
  const report = createReport(log, patienceMs)
  const isCurrent = () => isHeard && replayed === announced

  const check = async (): Promise<string> => {
    const announcement = announced
    if (wanted?.announcement !== announcement) wanted = { announcement, position: await findPosition(primary) }
    const { isReplica, hasReplayed } = await askReplica(replica, wanted.position)
    replayed = isReplica && hasReplayed ? announcement : 0
    return isReplica ? 'it is behind' : 'it is not a replica'
  }

  const pause = (pauseMs: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, pauseMs)
      wake = () => (clearTimeout(timer), resolve())
      if (end.signal.aborted) wake()
    })

  const watch = async (): Promise<void> => {
    let pauseMs = REPLAY_MS
    while (!end.signal.aborted) {
      const reason = isHeard && (await check().catch((error: Error) => ((replayed = 0), error)))
      if (reason) report(isCurrent(), reason)
      const isWaiting = isHeard && !isCurrent()
      await pause(isWaiting ? pauseMs : CHECK_MS)
      pauseMs = isWaiting ? Math.min(2 * pauseMs, CHECK_MS) : REPLAY_MS
    }
  }
  const watched = watch()

  return {
    isCurrent,
    announce() {
      announced += 1
      isHeard = true
      wake()
    },
    suspend: () => void (isHeard = false),
    suspect() {
      replayed = 0
      wake()
    },
    async close() {
      end.abort()
      wake()
      await watched
    },
  }
}

/** All that is committed has a position up to this one. */
async function findPosition(primary: pg.Pool): Promise<string> {
  const { rows } = await primary.query<{ position: string }>('select pg_current_wal_lsn()::text as position')
  return rows[0]?.position ?? ''
}

async function askReplica(replica: pg.Pool, position: string) {
  const { rows } = await replica.query<{ isReplica: boolean; hasReplayed: boolean }>({
    text: `select pg_is_in_recovery() as "isReplica",
             coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, false) as "hasReplayed"`,
    values: [position],
    query_timeout: 2 * CHECK_MS,
  } as pg.QueryConfig)
  return rows[0] ?? { isReplica: false, hasReplayed: false }
}

/** Reports once that the replica is not read, and once that it is read again. A failure is reported at once. */
function createReport(log: Pick<Logger, 'warn'>, patienceMs: number) {
  let behindSince: number | undefined
  let isReported = false
  return (isCurrent: boolean, reason: string | Error) => {
    if (isCurrent) {
      if (isReported) log.warn('Public reads use the replica again.')
      behindSince = undefined
      isReported = false
      return
    }
    behindSince ??= Date.now()
    const isLong = reason instanceof Error || Date.now() - behindSince >= patienceMs
    if (!isLong || isReported) return
    isReported = true
    log.warn(`The replica is not read, public reads use the primary: ${String(reason)}`)
  }
}
