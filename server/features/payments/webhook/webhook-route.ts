import { Hono } from 'hono'
import type { RequestVariables } from '#server/http/answer-error.ts'
import { AppError } from '#server/errors.ts'
import { requireJson } from '#server/http/bodies/json-body.ts'
import type { Provider } from '../subscription/sync-subscription.ts'
import { receiveNotice } from './receive-notice.ts'

const PATH = '/api/stripe/webhook'
const BODY_MAX = 512_000

/** Receives the provider's notices. Not part of the contract: a signature over the raw body replaces the token. */
export function stripeWebhook(deps: Provider): Hono<RequestVariables> {
  const app = new Hono<RequestVariables>()
  app.post(PATH, async (c) => {
    c.header('cache-control', 'no-store')
    requireJson(c.req.header('content-type'))
    const signature = c.req.header('stripe-signature')
    await c.get('receiveBody')(c.req.raw, { maxBytes: BODY_MAX }, (bytes) =>
      receiveNotice(deps, { body: bytes.toString('utf8'), signature }),
    )
    return c.json({ received: true })
  })
  app.all(PATH, (c) => {
    c.header('Allow', 'POST')
    throw new AppError('method_not_allowed')
  })
  return app
}
