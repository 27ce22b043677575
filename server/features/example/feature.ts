import type { Feature } from '#server/http/feature.ts'
import { demo } from './handlers.ts'

export const exampleFeature = {
  handlers: { demo },
} satisfies Feature
