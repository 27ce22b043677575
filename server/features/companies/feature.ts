import type { Feature } from '#server/http/feature.ts'
import { companies } from './handlers.ts'

export const companiesFeature = {
  handlers: { companies },
} satisfies Feature
