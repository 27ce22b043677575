import { expect } from '@playwright/test'
import pg from 'pg'
import { findLastAddress } from '#server/database/embedded/cluster-record.ts'
import { createBoss } from '#server/jobs/create-boss.ts'
import type { RunningServer } from './running-server.ts'

/** Does now what the schedule does each minute, as if the hour since the last mails had passed, and waits for the mails. */
export async function sendNewOffers({ dataDir }: Pick<RunningServer, 'dataDir'>): Promise<void> {
  const pool = new pg.Pool({ connectionString: (await findLastAddress(dataDir)) ?? '', max: 1 })
  try {
    await pool.query('update alert set queued_at = null')
    await createBoss(pool).send('new-offers', {})
    await expect.poll(() => countOpen(pool), { timeout: 60_000 }).toBe(0)
  } finally {
    await pool.end()
  }
}

const countOpen = async (pool: pg.Pool): Promise<number> => {
  const { rows } = await pool.query<{ open: number }>(
    `select count(*)::integer as open from pgboss.job
      where name in ('new-offers', 'alert-mail') and state < 'completed'`,
  )
  return rows[0]?.open ?? 0
}
