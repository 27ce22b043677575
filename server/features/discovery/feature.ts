import type { Feature } from '#server/http/feature.ts'
import { offersFrame } from './frame/frame-routes.ts'
import { sharePictures } from './picture-routes.ts'
import { discovery } from './routes.ts'

export const discoveryFeature = {
  routes: [sharePictures, discovery, offersFrame],
} satisfies Feature
