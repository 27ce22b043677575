import type { FeatureJobs } from '#server/jobs/feature-jobs.ts'
import { verificationMails } from './mails.ts'

export const verificationJobs = { mails: [verificationMails] } satisfies FeatureJobs
