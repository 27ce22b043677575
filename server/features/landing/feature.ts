import type { Feature } from '#server/http/feature.ts'
import { landing } from './handlers.ts'

export const landingFeature = {
  handlers: { landing },
} satisfies Feature
