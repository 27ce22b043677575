import type { FeatureJobs } from '#server/jobs/feature-jobs.ts'
import { weekOfTries } from '#server/jobs/queues.ts'
import { queueSuggestionMails } from './mailing/queue-suggestion-mails.ts'
import { sendSuggestions } from './mailing/send-suggestions.ts'

declare module '#server/jobs/queues.ts' {
  interface JobData {
    /** A candidate wants suggestions by mail, and it is Monday. */
    'suggestions-mail': { candidateId: number }
  }
}

export const suggestionJobs = {
  queues: { 'suggestions-mail': { work: sendSuggestions, options: weekOfTries } },
  // One of the hours is eight o'clock in Madrid. A later one makes up for it.
  hourly: [queueSuggestionMails],
} satisfies FeatureJobs
