import { featureQueues, features } from '#server/features/all-features.ts'
import { backUpNightly } from '#server/backup/jobs.ts'
import type { Deps } from '#server/deps.ts'
import { encryptAgain } from '#server/encryption/encrypt-again.ts'
import { compareFiles } from '#server/files/pending/compare-files.ts'
import { removePendingFiles, sweepPendingFiles } from '#server/files/pending/remove-pending-files.ts'
import type { Feature } from '#server/http/feature.ts'
import { sweepRateLimits } from '#server/http/limits/rate-limit.ts'
import { reportDeadLetters } from '#server/jobs/dead-letters.ts'
import type { FeatureJobs, Queues, Task } from '#server/jobs/feature-jobs.ts'
import { reportPausedRemovals, unlessPaused } from '#server/jobs/paused-removals/paused-removals.ts'
import type { Job, JobHandlers, QueueName } from '#server/jobs/queues.ts'
import { shareNextRun } from '#server/database/caches/share-next-run.ts'
import { sweepLogs } from '#server/log/log-files.ts'
import { sweepOutbox } from '#server/mail/sweep-outbox.ts'

const ownJobs = {
  queues: { 'remove-files': { work: removePendingFiles } },
  hourly: [sweepPendingFiles, ({ db }) => sweepRateLimits(db), encryptAgain, reportDeadLetters, reportPausedRemovals],
  nightly: [
    unlessPaused(({ env, clock }) => sweepOutbox(env.mail.outbox, clock.now())),
    unlessPaused(({ env, clock }) => sweepLogs(env, clock.now())),
    (deps) => compareFiles(deps),
  ],
} satisfies FeatureJobs

// The last one reports what the others have found.
const all: readonly Feature[] = [...features, ownJobs]

const hourly = all.flatMap(({ hourly: tasks = [] }) => tasks)
const nightly = all.flatMap(({ nightly: tasks = [] }) => tasks)

/** The queues of all features. */
export const queues: Queues = {
  ...ownJobs.queues,
  ...featureQueues,
  hourly: { work: runHourly, schedule: '0 * * * *' },
  nightly: { work: (deps) => runAll(nightly, deps), schedule: '30 5 * * *', options: { expireInSeconds: 3600 } },
  backup: { work: backUpNightly, schedule: '0 4 * * *', options: { expireInSeconds: 6 * 3600 } },
}

/** The work of all queues. */
export function jobHandlers(deps: Deps): JobHandlers {
  const names = Object.keys(queues) as QueueName[]
  const bind =
    <Name extends QueueName>(name: Name) =>
    (job: Job<Name>) =>
      queues[name].work(deps, job)
  const handlers = Object.fromEntries(names.map((name) => [name, bind(name)])) as unknown as JobHandlers
  // Each run removes all files that wait, so jobs of one batch share a run.
  return { ...handlers, 'remove-files': shareNextRun(() => removePendingFiles(deps)) }
}

/** The next hour repeats a task that fails, so the job itself does not fail. */
async function runHourly(deps: Deps): Promise<void> {
  for (const task of hourly) {
    await task(deps).catch((error: unknown) => deps.log.error({ err: error }, 'housekeeping failed'))
  }
}

/** Runs all tasks. A failure stops none of the others; the first one fails the job, which is tried again. */
async function runAll(tasks: readonly Task[], deps: Deps): Promise<void> {
  const failures: unknown[] = []
  for (const task of tasks) await task(deps).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw failures[0]
}
