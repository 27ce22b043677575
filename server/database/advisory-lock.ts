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
} as const

/** Does work while no other process does it. The others wait, also those on other machines. */
export async function whileLocked<Result>(
  pool: pg.Pool,
  key: number,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [key])
    return await work(client)
  } finally {
    // Closes the connection. This also releases the lock and drops the setting, even after a failure.
    client.release(true)
  }
}
