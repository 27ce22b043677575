import type { FeatureJobs } from '#server/jobs/feature-jobs.ts'
import { sweepExports } from './data-export/sweep-exports.ts'
import { accountMails } from './mails.ts'

export const accountJobs = { mails: [accountMails], hourly: [sweepExports] } satisfies FeatureJobs
