import type { Feature } from '#server/http/feature.ts'
import { candidates } from './handlers.ts'

export const candidatesFeature = {
  handlers: { candidates },
} satisfies Feature
