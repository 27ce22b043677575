import type { QueuePolicy, SendOptions } from 'pg-boss'

/**
 * The data of the jobs of each queue: ids, never addresses, names, tokens or texts. Each feature adds its queues to this
 * interface. Any feature may add a job, in the transaction of its cause.
 */
export interface JobData {
  /** Removes the files that `pending_file` names. */
  'remove-files': Record<string, never>
  hourly: Record<string, never>
  nightly: Record<string, never>
  backup: Record<string, never>
}

export type QueueName = keyof JobData

export interface Job<Name extends QueueName> {
  /** The same in each attempt. */
  id: string
  data: JobData[Name]
}

export type JobHandlers = { [Name in QueueName]: (job: Job<Name>) => Promise<unknown> }

/** Holds the jobs that failed in every attempt. */
export const DEAD_LETTERS = 'dead-letters'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A failed job is tried again after about 30 s, 1 min, 2 min ... up to an hour: for about three hours in all. */
export const standardOptions = {
  retryLimit: 9,
  retryDelay: 30,
  retryBackoff: true,
  retryDelayMax: HOUR,
  /** Longer than a mail may take. The job of a process that was killed is tried again after this time. */
  expireInSeconds: 3 * MINUTE,
  deleteAfterSeconds: 7 * DAY,
  /** Dead letters are deleted after this time. */
  retentionSeconds: 30 * DAY,
  deadLetter: DEAD_LETTERS,
} satisfies SendOptions

/** For a mail that must survive some days without a mail server: it is tried for about a week, every ten minutes at the end. */
export const weekOfTries = { retryLimit: 1000, retryDelayMax: 10 * MINUTE } satisfies SendOptions

export interface QueueSettings {
  /** When a job is added without a cause: a cron expression in Madrid, never between 2:00 and 3:59, which a day in March lacks. Missed occurrences are made up for by one job. */
  schedule?: string
  /** `key_strict_fifo`: jobs of one key are done in order, each after the one before has succeeded. Set when the queue is created. */
  policy?: QueuePolicy
  /** Options that differ from `standardOptions`. */
  options?: SendOptions
}
