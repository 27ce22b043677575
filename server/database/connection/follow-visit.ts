import type pg from 'pg'
import { capacity } from '#server/config/capacity.ts'
import { currentVisit } from '#server/lanes/current-visit.ts'
import { AppError } from '#server/errors.ts'
import { createLane } from '#server/lanes/lane.ts'
import { cancelQuery } from './cancel-query.ts'

type Connected = (error: unknown, client: pg.PoolClient | undefined, release: pg.PoolClient['release']) => void

/**
 * Limits the connections that public reads use at the same time, and cancels the running query of a visitor who has left.
 * `pool.query` takes its connection from `pool.connect` too.
 */
export function followVisits(pool: pg.Pool, publicLane = capacity.database.publicLane): void {
  const connect = pool.connect.bind(pool)
  const enterPublic = createLane(publicLane)

  const connectFor = async (): Promise<pg.PoolClient> => {
    const visit = currentVisit.getStore()
    const leave = visit?.isPublic ? await enterPublic({ left: visit.left }) : () => undefined
    try {
      if (visit?.left?.aborted) throw new AppError('busy')
      const client = await connect().catch(nameTimeout)
      if (!visit?.left?.aborted) return onRelease(client, { leave, left: visit?.left })
      client.release()
      throw new AppError('busy')
    } catch (error) {
      leave()
      throw error
    }
  }

  pool.connect = ((connected?: Connected) => {
    const client = connectFor()
    if (!connected) return client
    client.then(
      (found) => connected(undefined, found, found.release),
      (error: unknown) => connected(error, undefined, () => undefined),
    )
    return undefined
  }) as typeof pool.connect
}

/** The pool reports its time-out without a code. */
function nameTimeout(error: Error & { code?: string }): never {
  throw error.code ? error : Object.assign(error, { code: 'ETIMEDOUT' })
}

/** Until its release the client's query is cancelled if the visitor leaves. */
function onRelease(
  client: pg.PoolClient,
  { leave, left }: { leave: () => void; left: AbortSignal | undefined },
): pg.PoolClient {
  const { release } = client
  let cancelling: Promise<void> | undefined
  const cancel = () => void (cancelling = cancelQuery(client))
  left?.addEventListener('abort', cancel, { once: true })
  // Drizzle never releases a connection that ends at `begin`, and the pool would have a place less after each crash.
  const releaseEnded = () => client.release(true)
  client.once('end', releaseEnded)
  let isReleased = false
  client.release = (broken) => {
    if (isReleased) return
    isReleased = true
    client.off('end', releaseEnded)
    left?.removeEventListener('abort', cancel)
    const end = () => (release(broken), leave())
    // A late cancellation would hit the query of the next visitor.
    if (cancelling) void cancelling.then(end)
    else end()
  }
  return client
}
