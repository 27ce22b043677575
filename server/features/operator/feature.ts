import type { Feature } from '#server/http/feature.ts'
import { sweepSentMails } from '#server/jobs/sent-mails.ts'
import { operator } from './handlers.ts'
import { managedAccounts } from './accounts/handlers.ts'
import { managedLists } from './lists/handlers.ts'
import { siteSummary } from './summary/handlers.ts'
import { operatorMails } from './mails.ts'
import { recordSiteDay } from './summary/record-site-day.ts'

export const operatorFeature = {
  handlers: { operator, managedAccounts, managedLists, siteSummary },
  mails: [operatorMails],
  hourly: [sweepSentMails],
  nightly: [recordSiteDay],
} satisfies Feature
