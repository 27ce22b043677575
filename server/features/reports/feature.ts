import type { Feature } from '#server/http/feature.ts'
import { reports } from './handlers.ts'
import { unlessPaused } from '#server/jobs/paused-removals/paused-removals.ts'
import { tellAuthors } from './letters/tell-authors.ts'
import { reportMails } from './mails.ts'
import { closeCasesOfGoneOffers, sweepReports } from './sweep-reports.ts'

declare module '#server/jobs/queues.ts' {
  interface JobData {
    /**
     * The reports of an offer were decided at this time: each author is told by a job. `isNews`: also authors who were
     * told another decision before. `isPublic`: candidates find the offer after it.
     */
    'reports-decided': { caseId: number; decidedAt: string; isNews: boolean; isPublic: boolean }
  }
}

export const reportFeature = {
  handlers: { reports },
  queues: { 'reports-decided': { work: tellAuthors } },
  mails: [reportMails],
  hourly: [closeCasesOfGoneOffers],
  nightly: [unlessPaused(sweepReports)],
} satisfies Feature
