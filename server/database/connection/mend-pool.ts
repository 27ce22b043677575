import type pg from 'pg'

type Connected = (error: unknown, client: pg.PoolClient | undefined, release: pg.PoolClient['release']) => void

/**
 * Mends two faults of the pool: its time-out has no code, and a connection that ends at `begin` is never given back, because
 * Drizzle does not release it. The pool would have a place less after each crash.
 */
export function mendPool(pool: pg.Pool): void {
  const connect = pool.connect.bind(pool)
  const connectMended = async () => releaseAtEnd(await connect().catch(nameTimeout))

  // `pool.query` takes its connection from here too, with a callback.
  pool.connect = ((connected?: Connected) => {
    const client = connectMended()
    if (!connected) return client
    client.then(
      (found) => connected(undefined, found, found.release),
      (error: unknown) => connected(error, undefined, () => undefined),
    )
    return undefined
  }) as typeof pool.connect
}

function nameTimeout(error: Error & { code?: string }): never {
  throw error.code ? error : Object.assign(error, { code: 'ETIMEDOUT' })
}

function releaseAtEnd(client: pg.PoolClient): pg.PoolClient {
  const { release } = client
  const releaseEnded = () => client.release(true)
  let isReleased = false
  client.once('end', releaseEnded)
  client.release = (broken) => {
    if (isReleased) return
    isReleased = true
    client.off('end', releaseEnded)
    release(broken)
  }
  return client
}
