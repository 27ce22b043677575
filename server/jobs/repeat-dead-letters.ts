import { sql } from 'drizzle-orm'
import { fromDrizzle } from 'pg-boss'
import type { Database } from '#server/database/open.ts'
import { createBoss } from './create-boss.ts'
import { listFailedJobs, type Chosen } from './dead-letters.ts'
import { DEAD_LETTERS } from './queues.ts'

/**
 * Gives jobs that have failed for good one more try: all, those of one queue, or a single one. Each keeps its id, which is the id of its
 * mail: a mail that left is recognised, and an alert mails the offers that it has claimed. In one transaction, so that a job is either
 * repeated or still a dead letter. Returns how many.
 */
export async function repeatDeadLetters(db: Database, chosen: Chosen): Promise<number> {
  const boss = createBoss(db.$client)
  const failed = await listFailedJobs(db, chosen)
  for (const { letterId, id, queue, data } of failed) {
    await db.transaction(async (tx) => {
      const within = { db: fromDrizzle(tx, sql) }
      await boss.retry(queue, id, within)
      // pg-boss deletes finished jobs after a week, and dead letters after thirty days.
      const { rowCount } = await tx.execute(sql`select from pgboss.job where name = ${queue} and id = ${id}`)
      if (rowCount === 0) await boss.send(queue, data, { id, ...within })
      await boss.deleteJob(DEAD_LETTERS, letterId, within)
    })
  }
  return failed.length
}
