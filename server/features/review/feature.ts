import type { Feature } from '#server/http/feature.ts'
import { review } from './handlers.ts'
import { reviewMails } from './mails.ts'

export const reviewFeature = {
  handlers: { review },
  mails: [reviewMails],
} satisfies Feature
