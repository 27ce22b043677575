import type { MiddlewareHandler } from 'hono'
import { requestId } from 'hono/request-id'
import type { RequestVariables } from './answer-error.ts'

const readOrCreateId = requestId()

/** Sends an id for each request in X-Request-Id. Hono loses the header if a handler returns its own Response. */
export const identifyRequest: MiddlewareHandler<RequestVariables> = async (c, next) => {
  await readOrCreateId(c, next)
  c.header('X-Request-Id', c.get('requestId'))
}
