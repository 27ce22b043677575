import type { FeatureJobs } from '#server/jobs/feature-jobs.ts'
import { makeExport } from './data-export/make-export.ts'
import { sweepExports } from './data-export/sweep-exports.ts'

declare module '#server/jobs/queues.ts' {
  interface JobData {
    /** Somebody wants the data of their account. The id is that of the request. */
    'data-export': { exportId: string }
  }
}

export const accountJobs = {
  queues: { 'data-export': { work: makeExport } },
  hourly: [sweepExports],
} satisfies FeatureJobs
