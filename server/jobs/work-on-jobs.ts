import { setTimeout as wait } from 'node:timers/promises'
import type { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import { capacity } from '#server/config/capacity.ts'
import { retry } from '#server/database/connection/retry.ts'
import { createDatabase } from '#server/database/open.ts'
import { createBoss } from './create-boss.ts'
import type { JobData, JobHandlers, QueueName } from './queues.ts'
import { runJob } from './run-job.ts'

const RETRY_MS = 1000
// The process has ten seconds to stop.
const FINISH_MS = 3000

const polling = { pollingIntervalSeconds: 2, batchSize: 10, burstWhenBatchFull: true } as const

interface Work {
  findUrl: () => string
  handlers: JobHandlers
  log: Pick<Logger, 'warn' | 'error'>
  /** Whether jobs are added when their schedule says so. */
  hasSchedules?: boolean
  /** How long a job may still run when the work stops. Then it is given back. */
  finishMs?: number
}

/** Works on the jobs of all queues, on connections of its own. Returns a function that stops. */
export function workOnJobs(given: Work): () => Promise<void> {
  const { findUrl, handlers, log, hasSchedules = true, finishMs = FINISH_MS } = given
  const end = new AbortController()
  const { pool, close } = createDatabase(findUrl, { max: capacity.database.jobConnections, log })
  const queueNames = Object.keys(handlers) as QueueName[]

  const start = async (): Promise<PgBoss> => {
    const boss = createBoss(pool, { schedule: hasSchedules })
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
      Promise.all(jobs.map((job) => runJob({ handlers, log }, name, job))),
    )
  }

  /** Waits for running jobs a short time. Those that take longer are given back, and run again. */
  const stop = async (boss: PgBoss): Promise<void> => {
    const finished = new AbortController()
    const idle = Promise.all(queueNames.map((name) => boss.offWork(name))).finally(() => finished.abort())
    await Promise.race([idle, wait(finishMs, undefined, { signal: finished.signal })]).catch(() => undefined)
    await boss.stop({ graceful: false }).catch(() => undefined)
  }

  const started = retry(start, {
    signal: end.signal,
    pause: { firstMs: RETRY_MS, longestMs: RETRY_MS },
    onFailure: (error, tries) => tries === 1 && log.warn({ err: error }, 'background jobs wait for the database'),
  })

  return async () => {
    end.abort()
    const boss = await started.catch(() => undefined)
    if (boss) await stop(boss)
    await close()
  }
}
