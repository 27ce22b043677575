import { mailsLink, recapLink } from '#server/domain/accounts/unsubscribe-token.ts'
import type { Feature } from '#server/http/feature.ts'
import { oneClick } from '#server/http/one-click.ts'
import { applications } from './handlers.ts'
import { appointments } from './appointments/handlers.ts'
import { appointmentMails } from './appointments/mails.ts'
import { queueAppointments, sweepAppointments } from './appointments/queue-appointments.ts'
import { applicationDesk } from './desk/handlers.ts'
import { applicationLinks } from './mail-answers/handlers.ts'
import { leaveRecap, mailChoices, unsubscribe } from './mail-choices/handlers.ts'
import { mailChoiceTexts } from './mail-choices/texts.ts'
import { unlessPaused } from '#server/jobs/paused-removals/paused-removals.ts'
import { countReplies } from './replies/count-replies.ts'
import { replyMails } from './replies/mails.ts'
import { queueRecaps } from './replies/queue-recaps.ts'
import { tellUnanswered } from './replies/tell-unanswered.ts'
import { sweepDownloads } from './reading/cv-downloads.ts'
import { closeEnded } from './ends/close-ended.ts'
import { messages } from './messages/handlers.ts'
import { messageMails } from './messages/mails.ts'
import { queueDigests } from './messages/digests.ts'
import { candidateMails } from './news/candidate-mails.ts'
import { companyMails } from './news/company-mails.ts'
import { sweepCompanyMails } from './news/make-company-mails.ts'
import { queueNews } from './news/queue-news.ts'
import { removeOldApplications } from './remove-old-applications.ts'
import { silenceMails } from './silence/mails.ts'
import { pauseSilentCompanies } from './silence/pause-silent-companies.ts'

declare module '#server/jobs/queues.ts' {
  interface JobData {
    /** Adds the jobs of the mails about applications that are due. */
    'application-news': Record<string, never>
    /** The same about appointments. */
    'appointment-news': Record<string, never>
  }
}

export const applicationFeature = {
  handlers: { applications, applicationDesk, applicationLinks, appointments, mailChoices, messages },
  routes: [
    oneClick({ path: mailsLink.path, unsubscribe, text: mailChoiceTexts.unsubscribed }),
    oneClick({ path: recapLink.path, unsubscribe: leaveRecap, text: mailChoiceTexts.recapLeft }),
  ],
  queues: {
    'application-news': { work: queueNews, schedule: '* * * * *' },
    'appointment-news': { work: queueAppointments, schedule: '* * * * *' },
  },
  mails: [candidateMails, companyMails, appointmentMails, messageMails, replyMails, silenceMails],
  // One of the hours is nine o'clock in Madrid.
  hourly: [unlessPaused(sweepDownloads), sweepAppointments, queueRecaps, queueDigests],
  nightly: [
    closeEnded,
    tellUnanswered,
    countReplies,
    pauseSilentCompanies,
    unlessPaused(removeOldApplications),
    sweepCompanyMails,
  ],
} satisfies Feature
