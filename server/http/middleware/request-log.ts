import type { Context, MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { Logger } from 'pino'
import type { RequestVariables } from '../answer-error.ts'
import { methodLabel, requestSeconds, statusLabel } from '../metrics/http-metrics.ts'

interface Answered {
  requestId: string
  method: string
  /** The pattern of the address. The address itself may hold names, words of a search and tokens. */
  route: string
  status: number
  accountId?: number | undefined
  /** When the request came, in the time of `performance`. */
  begun: number
}

interface Target {
  log: Logger
  /** A request that a page makes in the same process. The page itself is measured. */
  isOfPage?: boolean
}

/** One line and one measurement for each request: never its address, its query or its body. */
export function recordRequest({ log, isOfPage = false }: Target, { begun, ...answered }: Answered): void {
  const ms = performance.now() - begun
  const { route, status } = answered
  const method = methodLabel(answered.method)
  if (!isOfPage) requestSeconds.observe({ method, route, status: statusLabel(status) }, ms / 1000)
  if (log.isLevelEnabled('info')) log.info({ ...answered, method, ms: Math.round(ms) }, 'request')
}

/** Records the requests that the application answers. */
export const requestLog =
  (log: Logger): MiddlewareHandler<RequestVariables> =>
  async (c, next) => {
    const begun = performance.now()
    await next()
    const isOfPage = (c.env as { requestId?: string } | undefined)?.requestId !== undefined
    const { requestId, accountId } = c.var
    const { status } = c.res
    recordRequest(
      { log, isOfPage },
      { requestId, method: c.req.method, route: routeOf(c), status, ...(accountId && { accountId }), begun },
    )
  }

// The patterns of the middleware, which match every address.
const everything = new Set(['*', '/*'])

/** The pattern of the handler that has answered, or what it says. */
export function routeOf(c: Context<RequestVariables>): string {
  const route = c.get('route') ?? routePath(c)
  return everything.has(route) ? 'unknown' : route
}
