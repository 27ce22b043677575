import { Hono } from 'hono'
import { register } from 'prom-client'
import { AppError } from '#server/errors.ts'
import { mayReadMetrics } from './may-read-metrics.ts'
import { readProcesses } from './process-metrics.ts'
import { openSiteMetrics, type SiteMetricsOptions } from './site-metrics.ts'

/** GET /metrics, in the format of Prometheus. For everybody else it does not exist. */
export function metricsRoute(options: SiteMetricsOptions): Hono {
  const app = new Hono()
  const readSite = openSiteMetrics(options)
  app.get('/metrics', async (c) => {
    if (!mayReadMetrics(c, options.env)) throw new AppError('not_found')
    const [processes, site] = await Promise.all([readProcesses().catch(refuse), readSite()])
    return c.body(`${processes.trimEnd()}\n${site}`, 200, {
      'content-type': register.contentType,
      'cache-control': 'no-store',
    })
  })
  return app
}

/** A worker is ending or starting. The next scrape has the right sums again. */
const refuse = (error: unknown): never => {
  throw new AppError('busy', { cause: error })
}
