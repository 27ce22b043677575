import type { MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import type { RequestVariables } from '../answer-error.ts'

/** One line per request: never a body, and never a query, since links contain signatures. */
export const requestLog =
  (log: Logger): MiddlewareHandler<RequestVariables> =>
  async (c, next) => {
    const begun = performance.now()
    await next()
    const ms = Math.round(performance.now() - begun)
    log.info(
      { requestId: c.get('requestId'), method: c.req.method, path: c.req.path, status: c.res.status, ms },
      'request',
    )
  }
