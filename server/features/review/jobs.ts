import type { FeatureJobs } from '#server/jobs/feature-jobs.ts'
import { reviewMails } from './mails.ts'

export const reviewJobs = { mails: [reviewMails] } satisfies FeatureJobs
