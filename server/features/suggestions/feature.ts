import type { Feature } from '#server/http/feature.ts'
import { suggestedOffers } from './handlers.ts'
import { leaveRoute } from './mailing/leave-suggestions.ts'
import { queueSuggestionMails } from './mailing/queue-suggestion-mails.ts'
import { suggestionMails } from './mails.ts'

export const suggestionFeature = {
  handlers: { suggestedOffers },
  routes: [leaveRoute],
  mails: [suggestionMails],
  // One of the hours is eight o'clock in Madrid. A later one makes up for it.
  hourly: [queueSuggestionMails],
} satisfies Feature
