import type { FeatureJobs } from '#server/jobs/feature-jobs.ts'
import { unlessHeld } from '#server/jobs/held-removals/held-removals.ts'
import { sendToCompany } from './letters/send-company-letter.ts'
import { sendDecision, sendReceipt, tellAuthors } from './letters/send-report-letters.ts'
import { closeCasesOfGoneOffers, sweepReports } from './sweep-reports.ts'

declare module '#server/jobs/queues.ts' {
  interface JobData {
    /** Somebody reported an offer and gave an e-mail. */
    'report-received': { reportId: number }
    /**
     * The reports of an offer were decided at this time: each author is told by a job. `isNews`: also authors who were
     * told another decision before. `isPublic`: candidates find the offer after it.
     */
    'reports-decided': { caseId: number; decidedAt: string; isNews: boolean; isPublic: boolean }
    'report-decided': { reportId: number; decidedAt: string; wasTold: boolean; isPublic: boolean }
    /** So is the company of the offer, with what the decision left it as. */
    'offer-reported': {
      caseId: number
      decidedAt: string
      isSecondLook: boolean
      standing: 'public' | 'withdrawn' | 'in-review' | 'hidden'
    }
  }
}

export const reportJobs = {
  queues: {
    'report-received': { work: sendReceipt },
    'reports-decided': { work: tellAuthors },
    'report-decided': { work: sendDecision },
    'offer-reported': { work: sendToCompany },
  },
  hourly: [closeCasesOfGoneOffers],
  nightly: [unlessHeld(sweepReports)],
} satisfies FeatureJobs
