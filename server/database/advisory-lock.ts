import type pg from 'pg'

/** The keys of the advisory locks of the application's database. */
export const lockKeys = {
  migrations: 4_173_002,
  demoData: 4_173_003,
  jobs: 4_173_004,
  masterData: 4_173_005,
  encryption: 4_173_006,
  expiryNotices: 4_173_007,
  applicationNews: 4_173_008,
  alerts: 4_173_009,
  backups: 4_173_010,
} as const

/** Does work while no other process does it, also on other machines. The others wait, or throw the sentence `busy`. */
export async function whileLocked<Result>(
  pool: pg.Pool,
  lock: number | { key: number; busy: string },
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    if (typeof lock === 'number') await client.query('select pg_advisory_lock($1)', [lock])
    else if (!(await tryLock(client, lock.key))) throw new Error(lock.busy)
    return await work(client)
  } finally {
    // At once: PostgreSQL notices a closed connection later, and the next one would read that the lock is busy.
    await client.query('select pg_advisory_unlock_all()').catch(() => undefined)
    // Closes the connection. This drops the setting, and the lock even after a failure.
    client.release(true)
  }
}

export async function tryLock(client: pg.ClientBase, key: number): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [key])
  return rows[0]?.taken ?? false
}
