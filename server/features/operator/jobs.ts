import type { FeatureJobs } from '#server/jobs/feature-jobs.ts'
import { recordSiteDay } from './summary/record-site-day.ts'

export const operatorJobs = { nightly: [recordSiteDay] } satisfies FeatureJobs
