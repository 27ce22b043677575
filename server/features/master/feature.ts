import type { Feature } from '#server/http/feature.ts'
import { master } from './handlers.ts'

export const masterFeature = {
  handlers: { master },
} satisfies Feature
