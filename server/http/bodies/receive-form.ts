import type { MiddlewareHandler } from 'hono'
import { BODY_MAX_BYTES } from '#contract/constants.ts'
import type { RequestVariables } from '../answer-error.ts'

/** Receives the body of a form before its page is handled, so that a slow one keeps no place. */
export const receiveForm: MiddlewareHandler<RequestVariables> = async (c, next) => {
  if (c.req.method !== 'POST') return next()
  const { url, headers } = c.req.raw
  await c.get('receiveBody')(c.req.raw, { maxBytes: BODY_MAX_BYTES }, async (bytes) => {
    c.req.raw = new Request(url, { method: 'POST', headers, body: bytes })
    await next()
  })
}
