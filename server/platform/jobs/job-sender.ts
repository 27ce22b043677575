import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { fromDrizzle } from 'pg-boss'
import type { Handle } from '#server/platform/database/open.ts'
import { createBoss } from './create-boss.ts'
import { jobOptions, optionsOf, type JobData, type QueueName } from './queues.ts'

export interface JobSender {
  /** Adds a job in the transaction: it exists if the transaction is committed, and only then. A queue may allow one a day. */
  enqueue<Name extends QueueName>(tx: Handle, queue: Name, data: JobData[Name]): Promise<void>
}

/** The pool is only asked which queues there are. */
export function createJobSender(pool: pg.Pool): JobSender {
  const boss = createBoss(pool)
  return {
    async enqueue(tx, queue, data) {
      await boss.send(queue, data, { ...jobOptions, ...optionsOf[queue], db: fromDrizzle(tx, sql) })
    },
  }
}
