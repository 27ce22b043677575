import type { Feature } from '#server/http/feature.ts'
import { cvs } from './handlers.ts'
import { cvDraft } from './draft/handlers.ts'
import { sweepRemovedCvs } from './delete-cv.ts'

export const cvFeature = {
  handlers: { cvs, cvDraft },
  hourly: [(deps) => sweepRemovedCvs(deps)],
} satisfies Feature
