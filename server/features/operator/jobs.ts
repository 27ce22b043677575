import type { FeatureJobs } from '#server/jobs/feature-jobs.ts'
import { operatorMails } from './mails.ts'
import { recordSiteDay } from './summary/record-site-day.ts'

export const operatorJobs = { mails: [operatorMails], nightly: [recordSiteDay] } satisfies FeatureJobs
