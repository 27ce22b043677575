import type { Feature } from '#server/http/feature.ts'
import { offers } from './handlers.ts'
import { offerDrafts } from './drafts/handlers.ts'
import { publishScheduled } from './drafts/publish-scheduled.ts'
import { announceExpiry } from './expiry/announce-expiry.ts'
import { forgetEndedOffers } from './expiry/forget-ended-offers.ts'
import { forgetOpenings } from './figures/forget-openings.ts'
import { offerMails } from './mails.ts'
import { sweepQuestions } from './questions/save-questions.ts'
import { forgetWords } from './search/forget-words.ts'
import { refreshPosition } from './search/refresh-position.ts'

declare module '#server/jobs/queues.ts' {
  interface JobData {
    /** A position has another name: its offers are written into the search again. */
    'position-renamed': { positionId: number }
    /** Publishes the drafts whose day has come. */
    'publish-scheduled': Record<string, never>
  }
}

const HOUR = 3600

export const offerFeature = {
  handlers: { offers, offerDrafts },
  mails: [offerMails],
  queues: {
    'position-renamed': {
      work: (deps, { data }) => refreshPosition(deps, data.positionId),
      options: { expireInSeconds: HOUR },
    },
    // The first time of a day is its midnight in Madrid. The other hours make up for a fault.
    'publish-scheduled': { work: publishScheduled, schedule: '0 * * * *', options: { expireInSeconds: HOUR } },
  },
  nightly: [announceExpiry, forgetEndedOffers, forgetOpenings, forgetWords, sweepQuestions],
} satisfies Feature
