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

/** Reads a notice if its signature is valid and at most five minutes old; otherwise returns null. */
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

// The SDK rejects only old signatures. A signature dated tomorrow could be replayed for a day.
function isOfTheFuture(signature: string, now: Date): boolean {
  const seconds = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1])
  return seconds * 1000 > now.getTime() + TOLERANCE_SECONDS * 1000
}
