import { expect } from '@playwright/test'
import pg from 'pg'
import { findLastAddress } from '#server/database/embedded/cluster-record.ts'
import { createBoss } from '#server/jobs/create-boss.ts'
import type { RunningServer } from './running-server.ts'

/** Does now what the schedule does at midnight, as if the day of every draft had come, and waits for the mails. */
export async function publishScheduled({ dataDir }: Pick<RunningServer, 'dataDir'>): Promise<void> {
  const pool = new pg.Pool({ connectionString: (await findLastAddress(dataDir)) ?? '', max: 1 })
  try {
    await pool.query(
      `update offer_draft set publish_on = (now() at time zone 'Europe/Madrid')::date where publish_on is not null`,
    )
    await createBoss(pool).send('publish-scheduled', {})
    await expect.poll(() => countOpen(pool), { timeout: 60_000 }).toBe(0)
  } finally {
    await pool.end()
  }
}

const countOpen = async (pool: pg.Pool): Promise<number> => {
  const { rows } = await pool.query<{ open: number }>(
    `select count(*)::integer as open from pgboss.job
      where name in ('publish-scheduled', 'scheduled-published') and state < 'completed'`,
  )
  return rows[0]?.open ?? 0
}
