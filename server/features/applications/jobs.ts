import type { FeatureJobs } from '#server/jobs/feature-jobs.ts'
import { unlessHeld } from '#server/jobs/held-removals/held-removals.ts'
import { weekOfTries } from '#server/jobs/queues.ts'
import { countAnswers } from './answers/count-answers.ts'
import { remindCompanies } from './answers/remind-companies.ts'
import { sendReminder, sendUnanswered } from './answers/send-letters.ts'
import { tellUnanswered } from './answers/tell-unanswered.ts'
import { sweepDownloads } from './reading/cv-downloads.ts'
import { closeEnded } from './ends/close-ended.ts'
import { sweepCompanyMails } from './news/make-company-mails.ts'
import { queueNews } from './news/queue-news.ts'
import { tellCandidate } from './news/tell-candidate.ts'
import { tellCompany } from './news/tell-company.ts'
import { removeOldApplications } from './remove-old-applications.ts'
import { restSilentCompanies } from './silence/rest-silent-companies.ts'
import { sendSilenceNotice } from './silence/send-silence-notice.ts'

declare module '#server/jobs/queues.ts' {
  interface JobData {
    /** Adds the jobs of the mails about applications that are due. */
    'application-news': Record<string, never>
    /** The state of an application has changed: its candidate gets a letter. */
    'application-changed': { eventId: number }
    /** Applications have arrived: this row of `company_mail` names them to the company. */
    'applications-received': { companyMailId: number }
    /** A company reads no applications. */
    'company-silent': { companyId: number }
    /** The time to answer applications is nearly over. */
    'answers-due': { companyId: number }
    /** A company has not answered for ANSWER_DAYS: the candidate gets a letter. */
    'application-unanswered': { applicationId: number }
  }
}

export const applicationJobs = {
  queues: {
    'application-news': { work: queueNews, schedule: '* * * * *' },
    'application-changed': { work: tellCandidate, policy: 'key_strict_fifo', options: weekOfTries },
    'applications-received': { work: tellCompany, policy: 'key_strict_fifo', options: weekOfTries },
    'company-silent': { work: sendSilenceNotice },
    'answers-due': { work: sendReminder },
    'application-unanswered': { work: sendUnanswered },
  },
  hourly: [unlessHeld(sweepDownloads)],
  nightly: [
    closeEnded,
    tellUnanswered,
    remindCompanies,
    countAnswers,
    restSilentCompanies,
    unlessHeld(removeOldApplications),
    sweepCompanyMails,
  ],
} satisfies FeatureJobs
