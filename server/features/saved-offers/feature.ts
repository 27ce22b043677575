import type { Feature } from '#server/http/feature.ts'
import { savedOffers } from './handlers.ts'
import { savedOfferMails } from './mails.ts'
import { queueReminders } from './reminders/queue-reminders.ts'

export const savedOfferFeature = {
  handlers: { savedOffers },
  mails: [savedOfferMails],
  nightly: [queueReminders],
} satisfies Feature
