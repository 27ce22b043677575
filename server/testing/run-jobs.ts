import { sql } from 'drizzle-orm'
import { vi } from 'vitest'
import type { Deps } from '#server/deps.ts'
import { createBoss } from '#server/jobs/create-boss.ts'
import { DEAD_LETTERS, type JobData, type JobHandlers, type QueueName } from '#server/jobs/queues.ts'
import { runJob } from '#server/jobs/run-job.ts'
import { jobHandlers } from '#server/start/all-jobs.ts'

/**
 * Works on the background jobs that are due, until none is left. Does without the loop of the process, which would look for
 * the next job only after two seconds.
 */
export async function runJobs({ deps }: { deps: Deps }): Promise<void> {
  const { db } = deps
  const handlers = jobHandlers(deps)
  // The letter of a decision that can be taken back is due later. In order, so that two calls at once do not block each other.
  await db.execute(sql`update pgboss.job set start_after = now() where id in (
    select id from pgboss.job where state = 'created' and start_after > now() and start_after < now() + interval '1 minute'
    order by id for update)`)
  const isIdle = async () => {
    const { rows } = await db.execute<{ name: QueueName; is_due: boolean }>(sql`
      select name, bool_or(state < 'active') as is_due from pgboss.job
      where name <> ${DEAD_LETTERS} and state < 'completed' and (state = 'active' or start_after <= now()) group by name`)
    await Promise.all(rows.filter((row) => row.is_due).map(({ name }) => workOn(deps, name, handlers)))
    return rows.length === 0
  }
  await vi.waitUntil(isIdle, { timeout: 60_000, interval: 1 })
}

async function workOn({ db, log }: Pick<Deps, 'db' | 'log'>, name: QueueName, handlers: JobHandlers): Promise<void> {
  const boss = createBoss(db.$client)
  const jobs = await boss.fetch<JobData[QueueName]>(name, { batchSize: 10, includeMetadata: true })
  const results = await Promise.all(jobs.map((job) => runJob({ handlers, log }, name, job)))
  for (const { id, status, output } of results) {
    if (status === 'completed') {
      await boss.complete(name, id)
      continue
    }
    // Without another attempt pg-boss moves a failed job to the dead letters.
    if (status === 'deadletter') await db.execute(sql`update pgboss.job set retry_limit = retry_count where id = ${id}`)
    await boss.fail(name, id, output as object)
  }
}
