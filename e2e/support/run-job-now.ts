import { expect } from '@playwright/test'
import pg from 'pg'
import { findLastAddress } from '#server/database/embedded/cluster-record.ts'
import { createBoss } from '#server/jobs/create-boss.ts'
import type { RunningServer } from './running-server.ts'

interface Due {
  /** SQL after which the job has work. */
  prepare?: string
  queue: string
  /** The data of the job. */
  data?: object
  /** The queue of the mails that the job adds. */
  mails: string
}

/** Runs a scheduled job of a running server now, and waits for its mails. */
export async function runJobNow(
  { dataDir }: Pick<RunningServer, 'dataDir'>,
  { prepare = 'select', queue, data = {}, mails }: Due,
): Promise<void> {
  const pool = new pg.Pool({ connectionString: (await findLastAddress(dataDir)) ?? '', max: 1 })
  const countOpen = async () => {
    const { rows } = await pool.query<{ open: number }>(
      `select count(*)::integer as open from pgboss.job where name = any ($1) and state < 'completed'`,
      [[queue, mails]],
    )
    return rows[0]?.open ?? 0
  }
  try {
    await pool.query(prepare)
    await createBoss(pool).send(queue, data)
    await expect.poll(countOpen, { timeout: 60_000 }).toBe(0)
  } finally {
    await pool.end()
  }
}
