import type { FeatureJobs } from '#server/jobs/feature-jobs.ts'
import { queueReminders } from './reminders/queue-reminders.ts'
import { sendReminder } from './reminders/send-reminder.ts'

declare module '#server/jobs/queues.ts' {
  interface JobData {
    /** These saved offers of a candidate end soon. */
    'saved-offers-ending': { candidateId: number; offerIds: number[] }
  }
}

export const savedOfferJobs = {
  queues: { 'saved-offers-ending': { work: sendReminder } },
  nightly: [queueReminders],
} satisfies FeatureJobs
