import type { Feature } from '#server/http/feature.ts'
import { cvs } from './handlers.ts'
import { sweepRemovedCvs } from './delete-cv.ts'

export const cvFeature = {
  handlers: { cvs },
  hourly: [(deps) => sweepRemovedCvs(deps)],
} satisfies Feature
