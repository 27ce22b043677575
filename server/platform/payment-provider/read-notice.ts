import type Stripe from 'stripe'
import type { Notice } from './payments.ts'
import { toNotice } from './stripe-objects.ts'

const TOLERANCE_SECONDS = 300

interface Signed {
  body: string
  signature: string | undefined
  webhookSecret: string
  now: Date
}

/** A notice whose signature is Stripe's and not older than five minutes; null for anything else. */
export function readSignedNotice(stripe: Stripe, { body, signature, webhookSecret, now }: Signed): Notice | null {
  if (!signature || isOfTheFuture(signature, now)) return null
  try {
    const { webhooks } = stripe
    return toNotice(
      webhooks.constructEvent(body, signature, webhookSecret, TOLERANCE_SECONDS, undefined, now.getTime()),
    )
  } catch {
    return null
  }
}

// The SDK looks at the past alone: one dated tomorrow could be sent again all day.
function isOfTheFuture(signature: string, now: Date): boolean {
  const seconds = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1])
  return seconds * 1000 > now.getTime() + TOLERANCE_SECONDS * 1000
}
