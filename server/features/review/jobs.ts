import type { FeatureJobs } from '#server/jobs/feature-jobs.ts'
import { sendReview } from './send-review.ts'

declare module '#server/jobs/queues.ts' {
  interface JobData {
    /** An operator decided about an offer. `decidedAt` in milliseconds. Jobs of the release before have none. */
    'offer-reviewed': { offerId: number; decision: 'approved' | 'rejected'; decidedAt?: number }
  }
}

export const reviewJobs = { queues: { 'offer-reviewed': { work: sendReview } } } satisfies FeatureJobs
