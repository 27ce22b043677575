import type { Feature } from '#server/http/feature.ts'
import { companies } from './handlers.ts'
import { companyPages } from './page/handlers.ts'

export const companiesFeature = {
  handlers: { companies, companyPages },
} satisfies Feature
