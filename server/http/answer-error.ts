import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Logger } from 'pino'
import { errors, withRequestId } from '#server/texts.ts'
import { expectedError } from './errors.ts'

export interface RequestVariables {
  Variables: { requestId: string; secureHeadersNonce?: string }
}

interface Answer {
  status: ContentfulStatusCode
  body: { error: string; code: string }
}

/** What to answer to any error: ours as it says; anything else is logged with the request's id and answered neutrally. */
export function answerTo(error: unknown, { requestId, log }: { requestId: string; log: Logger }): Answer {
  const expected = expectedError(error)
  if (expected) return { status: expected.status, body: expected.body }
  log.error({ err: error, requestId }, 'unexpected error')
  return { status: 500, body: { error: withRequestId(errors.internal, requestId), code: 'internal' } }
}

/** Answers a request that failed with `{ error, code }`. */
export function sendError(c: Context<RequestVariables>, { error, log }: { error: unknown; log: Logger }): Response {
  const { status, body } = answerTo(error, { requestId: c.get('requestId'), log })
  return c.json(body, status)
}
