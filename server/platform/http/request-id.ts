import { randomUUID } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { requestId } from 'hono/request-id'
import type { RequestVariables } from './answer-error.ts'

// The calls of a page get its id in `env`, where no client can write.
const idOfPage = ({ env }: Context) => (env as { requestId?: string } | undefined)?.requestId

const readOrCreateId = requestId({ generator: (c) => idOfPage(c) ?? randomUUID() })

/**
 * Sends an id for each request in X-Request-Id. Hono loses the header if a handler returns its own Response. Its `c.header`
 * would copy the body of the answer.
 */
export const identifyRequest: MiddlewareHandler<RequestVariables> = async (c, next) => {
  await readOrCreateId(c, next)
  c.res.headers.set('X-Request-Id', c.get('requestId'))
}
