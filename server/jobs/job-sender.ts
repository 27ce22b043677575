import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { fromDrizzle } from 'pg-boss'
import { UNDO_SECONDS } from '#contract/constants.ts'
import type { Handle } from '#server/database/open.ts'
import { createBoss } from './create-boss.ts'
import type { JobData, QueueName } from './queues.ts'

interface Ordered<Data> {
  /** Jobs of one key are done in order, if their queue has the policy `key_strict_fifo`. */
  key: number
  /** The place of the job among those of its key, and its id: a place that was taken in this queue adds no job. */
  place: number
  data: Data
}

export interface JobSender {
  /** Adds a job in the transaction: it exists if the transaction is committed, and only then. */
  enqueue<Name extends QueueName>(tx: Handle, queue: Name, data: JobData[Name]): Promise<void>
  /** The same, but the job is not due while its cause can be undone. Then it finds whether that was done. */
  enqueueLater<Name extends QueueName>(tx: Handle, queue: Name, data: JobData[Name]): Promise<void>
  enqueueInOrder<Name extends QueueName>(tx: Handle, queue: Name, jobs: Ordered<JobData[Name]>[]): Promise<void>
}

/** The pool is only asked which queues there are. */
export function createJobSender(pool: pg.Pool): JobSender {
  const boss = createBoss(pool)
  return {
    async enqueue(tx, queue, data) {
      await boss.send(queue, data, { db: fromDrizzle(tx, sql) })
    },
    async enqueueLater(tx, queue, data) {
      await boss.send(queue, data, { startAfter: UNDO_SECONDS + 1, db: fromDrizzle(tx, sql) })
    },
    async enqueueInOrder(tx, queue, jobs) {
      const rows = jobs.map(({ key, place, data }) => ({ id: idOf(place), singletonKey: String(key), data }))
      await boss.insert(queue, rows, { db: fromDrizzle(tx, sql) })
    },
  }
}

// Jobs of one transaction have the same time: pg-boss orders them by their ids.
const idOf = (place: number): string => `00000000-0000-8000-8000-${place.toString(16).padStart(12, '0')}`
