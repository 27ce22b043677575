import { randomUUID } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import type { RequestVariables } from '../answer-error.ts'

// The calls of a page get its id in `env`, where no client can write.
const idOfPage = ({ env }: Context) => (env as { requestId?: string } | undefined)?.requestId

/**
 * Sends an id for each request in X-Request-Id. An id from a client is ignored, because it could be any text. Hono's
 * `c.header` would copy the body of the answer.
 */
export const identifyRequest: MiddlewareHandler<RequestVariables> = async (c, next) => {
  const requestId = idOfPage(c) ?? randomUUID()
  c.set('requestId', requestId)
  await next()
  c.res.headers.set('X-Request-Id', requestId)
}
