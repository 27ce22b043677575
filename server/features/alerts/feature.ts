import type { Feature } from '#server/http/feature.ts'
import { alerts } from './handlers.ts'
import { alertRoutes } from './routes.ts'
import { alertJobs } from './jobs.ts'

export const alertFeature = {
  ...alertJobs,
  handlers: { alerts },
  routes: [alertRoutes],
} satisfies Feature
