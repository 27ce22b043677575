import { setTimeout as wait } from 'node:timers/promises'
import type { JobResult, JobWithMetadata, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import { capacity } from '#server/config/capacity.ts'
import { retry } from '#server/platform/database/connection/retry.ts'
import { createDatabase } from '#server/platform/database/open.ts'
import { MailError } from '#server/platform/mail/mail-error.ts'
import { createBoss } from './create-boss.ts'
import { queueNames, type JobData, type JobHandlers, type QueueName } from './queues.ts'

const RETRY_MS = 1000
// The process has ten seconds to stop.
const FINISH_MS = 3000

const polling = { pollingIntervalSeconds: 2, batchSize: 10, burstWhenBatchFull: true } as const

interface Work {
  findUrl: () => string
  handlers: JobHandlers
  log: Pick<Logger, 'warn' | 'error'>
  /** How long a job may still run when the work stops. Then it is given back. */
  finishMs?: number
}

/** Works on the jobs of all queues, on connections of its own. Returns a function that stops. */
export function workOnJobs({ findUrl, handlers, log, finishMs = FINISH_MS }: Work): () => Promise<void> {
  const end = new AbortController()
  const { pool, close } = createDatabase(findUrl, { max: capacity.database.jobConnections, log })

  const start = async (): Promise<PgBoss> => {
    const boss = createBoss(pool)
    boss.on('error', (error) => log.warn(`Background jobs: ${error.message}`))
    try {
      await boss.start()
      for (const name of queueNames) await takeJobs(boss, name)
      return boss
    } catch (error) {
      await boss.stop({ graceful: false }).catch(() => undefined)
      throw error
    }
  }

  const takeJobs = <Name extends QueueName>(boss: PgBoss, name: Name) => {
    const options = { ...polling, includeMetadata: true, perJobResults: true } as const
    return boss.work<JobData[Name], unknown, typeof options>(name, options, (jobs) =>
      Promise.all(jobs.map((job) => run(name, job))),
    )
  }

  /** Never rejects: the other jobs of the batch have results of their own. */
  const run = async <Name extends QueueName>(
    name: Name,
    { id, data, retryCount, retryLimit }: JobWithMetadata<JobData[Name]>,
  ): Promise<JobResult> => {
    try {
      await handlers[name]({ id, data })
      return { id, status: 'completed' }
    } catch (error) {
      const isLast = retryCount >= retryLimit || isPermanent(error)
      const line = { err: error, queue: name, job: id, attempt: retryCount + 1 }
      if (isLast) log.error(line, 'a background job failed for good: it is in the dead letters')
      else log.warn(line, 'a background job failed and will be tried again')
      // The row keeps no message: it could hold an address.
      return { id, status: isLast ? 'deadletter' : 'failed', output: { failed: nameOf(error) } }
    }
  }

  const started = retry(start, {
    signal: end.signal,
    pause: { firstMs: RETRY_MS, longestMs: RETRY_MS },
    onFailure: (error, tries) => tries === 1 && log.warn({ err: error }, 'background jobs wait for the database'),
  })

  return async () => {
    end.abort()
    const boss = await started.catch(() => undefined)
    if (boss) await stop(boss, finishMs)
    await close()
  }
}

/** Waits for running jobs a short time. Those that take longer are given back, and run again. */
async function stop(boss: PgBoss, finishMs: number): Promise<void> {
  const finished = new AbortController()
  const idle = Promise.all(queueNames.map((name) => boss.offWork(name))).finally(() => finished.abort())
  await Promise.race([idle, wait(finishMs, undefined, { signal: finished.signal })]).catch(() => undefined)
  await boss.stop({ graceful: false }).catch(() => undefined)
}

const isPermanent = (error: unknown): boolean => error instanceof MailError && error.code === 'mail_refused'

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown')
