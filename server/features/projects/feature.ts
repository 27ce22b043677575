import type { Feature } from '#server/http/feature.ts'
import { projects } from './handlers.ts'

export const projectsFeature = {
  handlers: { projects },
} satisfies Feature
