import type { FeatureJobs } from '#server/jobs/feature-jobs.ts'
import { sweepRemovedCvs } from './delete-cv.ts'

export const cvJobs = { hourly: [(deps) => sweepRemovedCvs(deps)] } satisfies FeatureJobs
