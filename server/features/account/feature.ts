import type { Feature } from '#server/http/feature.ts'
import { account } from './handlers.ts'
import { sweepExports } from './data-export/sweep-exports.ts'
import { accountMails } from './mails.ts'

export const accountFeature = {
  handlers: { account },
  mails: [accountMails],
  hourly: [sweepExports],
} satisfies Feature
