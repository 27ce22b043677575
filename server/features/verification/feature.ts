import type { Feature } from '#server/http/feature.ts'
import { verification } from './handlers.ts'
import { managedCompanies } from './review/handlers.ts'
import { verificationMails } from './mails.ts'

export const verificationFeature = {
  handlers: { verification, managedCompanies },
  mails: [verificationMails],
} satisfies Feature
