import type { FeatureJobs } from '#server/jobs/feature-jobs.ts'
import { sendCompanyEmail } from './company-email/send-company-email.ts'
import { sendCompanyDecided } from './send-company-decided.ts'

declare module '#server/jobs/queues.ts' {
  interface JobData {
    /** The corporate e-mail of a company waits to be confirmed by this link. */
    'company-email': { companyId: number; linkId: string }
    /** An operator has decided about a company. The id is that of the step of its verification. */
    'company-decided': { stepId: number }
  }
}

export const verificationJobs = {
  queues: { 'company-email': { work: sendCompanyEmail }, 'company-decided': { work: sendCompanyDecided } },
} satisfies FeatureJobs
