import type { FeatureJobs } from '#server/jobs/feature-jobs.ts'
import { sendAccountDisabled } from './accounts/send-account-disabled.ts'
import { recordSiteDay } from './summary/record-site-day.ts'

declare module '#server/jobs/queues.ts' {
  interface JobData {
    /** An operator has disabled an account, or enabled it again. The moment, in milliseconds, is that of the act in the register. */
    'account-disabled': { accountId: number; isDisabled: boolean; decidedAt: number }
  }
}

export const operatorJobs = {
  queues: { 'account-disabled': { work: sendAccountDisabled } },
  nightly: [recordSiteDay],
} satisfies FeatureJobs
