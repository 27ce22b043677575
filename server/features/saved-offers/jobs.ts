import type { FeatureJobs } from '#server/jobs/feature-jobs.ts'
import { savedOfferMails } from './mails.ts'
import { queueReminders } from './reminders/queue-reminders.ts'

export const savedOfferJobs = { mails: [savedOfferMails], nightly: [queueReminders] } satisfies FeatureJobs
