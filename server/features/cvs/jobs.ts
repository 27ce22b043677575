import type { FeatureJobs } from '#server/platform/jobs/feature-jobs.ts'
import { sweepRemovedCvs } from './delete-cv.ts'

export const cvJobs = { hourly: [(deps) => sweepRemovedCvs(deps)] } satisfies FeatureJobs
