import type { Feature } from '#server/http/feature.ts'
import { suggestionsLink } from '#server/domain/accounts/unsubscribe-token.ts'
import { oneClick } from '#server/http/one-click.ts'
import { leaveSuggestions, suggestedOffers } from './handlers.ts'
import { queueSuggestionMails } from './mailing/queue-suggestion-mails.ts'
import { suggestionMails } from './mails.ts'
import { suggestionTexts } from './texts.ts'

export const suggestionFeature = {
  handlers: { suggestedOffers },
  routes: [oneClick({ path: suggestionsLink.path, unsubscribe: leaveSuggestions, text: suggestionTexts.left })],
  mails: [suggestionMails],
  // One of the hours is eight o'clock in Madrid. A later one makes up for it.
  hourly: [queueSuggestionMails],
} satisfies Feature
