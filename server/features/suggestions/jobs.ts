import type { FeatureJobs } from '#server/jobs/feature-jobs.ts'
import { queueSuggestionMails } from './mailing/queue-suggestion-mails.ts'
import { suggestionMails } from './mails.ts'

export const suggestionJobs = {
  mails: [suggestionMails],
  // One of the hours is eight o'clock in Madrid. A later one makes up for it.
  hourly: [queueSuggestionMails],
} satisfies FeatureJobs
