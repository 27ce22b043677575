import type { Deps } from '#server/deps.ts'
import type { Job } from '#server/jobs/queues.ts'
import { takeUntold } from './queries.ts'

/** Adds a job for each author of a decided report. A repeated job finds none. */
export const tellAuthors = ({ db, jobs }: Pick<Deps, 'db' | 'jobs'>, { data }: Job<'reports-decided'>): Promise<void> =>
  db.transaction(async (tx) => {
    const { decidedAt, isPublic } = data
    for (const { id: reportId, wasTold } of await takeUntold(tx, data)) {
      await jobs.enqueue(tx, 'report-decided', { reportId, decidedAt, wasTold, isPublic })
    }
  })
