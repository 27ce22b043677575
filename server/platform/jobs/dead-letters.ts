import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Handle } from '#server/platform/database/open.ts'
import { DEAD_LETTERS } from './queues.ts'

/** How many jobs have failed in every attempt. They stay until somebody repeats or deletes them, 30 days at most. */
export async function countDeadLetters(db: Handle): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from pgboss.job where name = ${DEAD_LETTERS} and state < 'active'`,
  )
  return rows[0]?.count ?? 0
}

/** A job whose process was killed in every attempt has no line in the log of its own. */
export async function reportDeadLetters(db: Handle, log: Pick<Logger, 'error'>): Promise<void> {
  const deadLetters = await countDeadLetters(db)
  if (deadLetters > 0) log.error({ deadLetters }, 'background jobs are in the dead letters')
}
