import { sql } from 'drizzle-orm'
import type { Handle } from '#server/database/open.ts'
import type { Deps } from '#server/deps.ts'
import { DEAD_LETTERS } from './queues.ts'

export interface DeadLetters extends Record<string, unknown> {
  queue: string
  count: number
}

/** How many jobs of each queue have failed in every attempt. They stay until somebody repeats or deletes them, 30 days at most. */
export async function listDeadLetters(db: Handle): Promise<DeadLetters[]> {
  const { rows } = await db.execute<DeadLetters>(
    sql`select coalesce(source_name, ${DEAD_LETTERS}) as queue, count(*)::int as count from pgboss.job
      where name = ${DEAD_LETTERS} and state < 'active' group by 1 order by 1`,
  )
  return rows
}

export const countDeadLetters = async (db: Handle): Promise<number> =>
  (await listDeadLetters(db)).reduce((sum, { count }) => sum + count, 0)

/** Since when the oldest job waits, if that is ten minutes or more. Otherwise null. */
export async function findLateSince(db: Handle): Promise<Date | null> {
  const { rows } = await db.execute<{ since: string | null }>(
    sql`select min(created_on) as since from pgboss.job
      where name <> ${DEAD_LETTERS} and state < 'completed' and created_on < now() - interval '10 minutes'`,
  )
  const since = rows[0]?.since
  return since ? new Date(since) : null
}

/** Reports jobs whose process was killed in every attempt: they lack a line in the log. */
export async function reportDeadLetters({ db, log }: Pick<Deps, 'db' | 'log'>): Promise<void> {
  const deadLetters = await listDeadLetters(db)
  if (deadLetters.length > 0) log.error({ deadLetters }, 'background jobs are in the dead letters')
}
