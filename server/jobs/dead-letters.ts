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

export interface FailedJob extends Record<string, unknown> {
  /** Of the job, which is also that of its mail. */
  id: string
  queue: string
  /** When it was added. */
  since: Date
  /** Null: its process ended, or it took too long. */
  reason: string | null
  /** Of the account that the job names. Null: it names none, or the account is gone. */
  email: string | null
  role: number | null
  /** Its dead letter, with the data of the job. */
  letterId: string
  data: object | null
}

/** Which dead letters: a single one by the id of its job, or those of a queue. */
export interface Chosen {
  id?: string | undefined
  queue?: string | undefined
}

/** The jobs that failed for good, the oldest first. */
export async function listFailedJobs(db: Handle, { id, queue }: Chosen): Promise<FailedJob[]> {
  const { rows } = await db.execute<FailedJob>(sql`
    select letter.id as "letterId", letter.data, letter.source_id as id, letter.source_name as queue, coalesce(letter.source_created_on, letter.created_on) as since,
      coalesce(letter.output ->> 'reason', letter.output ->> 'failed') as reason, account.email, account.role
    from pgboss.job letter left join account on account.id = coalesce((letter.data ->> 'accountId')::integer,
      (select account_id from candidate where candidate.id = (letter.data ->> 'candidateId')::integer),
      (select account_id from company where company.id = (letter.data ->> 'companyId')::integer))
    where letter.name = ${DEAD_LETTERS} and letter.state < 'active' and letter.source_id is not null
      and (${id ?? null}::uuid is null or letter.source_id = ${id ?? null}::uuid)
      and (${queue ?? null}::text is null or letter.source_name = ${queue ?? null})
    order by letter.created_on`)
  // The driver returns the moments of such a query as text.
  return rows.map((row) => ({ ...row, since: new Date(row.since) }))
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
