import type Stripe from 'stripe'
import type { Logger } from 'pino'
import { AppError } from '#server/errors.ts'

type StripeError = InstanceType<typeof Stripe.errors.StripeError>

// Checked by `type`, because `instanceof` would load the whole SDK.
const isStripeError = (error: unknown): error is StripeError =>
  error instanceof Error && 'type' in error && typeof error.type === 'string' && error.type.startsWith('Stripe')

/** Calls Stripe. If Stripe answers with an error, logs it and throws `payments_unavailable`. */
export async function ask<Value>(log: Logger, question: () => Promise<Value>): Promise<Value> {
  try {
    return await question()
  } catch (error) {
    throw isStripeError(error) ? unavailable(log, error) : error
  }
}

/** Stripe has no object with the id of this URL. */
export const isGone = ({ code, statusCode }: StripeError) => code === 'resource_missing' && statusCode === 404
/** Stripe has no such customer. */
export const isCustomerGone = ({ code, param }: StripeError) => code === 'resource_missing' && param === 'customer'
/** The object is in a state that no longer allows this. */
export const isTooLate = ({ type }: StripeError) => type === 'StripeInvalidRequestError'

/** Calls Stripe for an object that may not exist. Returns null for the errors of `isNothing`, which are not logged. */
export async function askOrNull<Value>(
  log: Logger,
  isNothing: (error: StripeError) => boolean,
  question: () => Promise<Value>,
): Promise<Value | null> {
  try {
    return await question()
  } catch (error) {
    if (!isStripeError(error)) throw error
    if (isNothing(error)) return null
    throw unavailable(log, error)
  }
}

function unavailable(log: Logger, error: StripeError): AppError {
  const { type, code, param, statusCode, requestId } = error
  // The error and its message are not logged: they may contain the key, an e-mail address or other parameters.
  log.error({ stripe: { type, code, param, statusCode, requestId } }, describe(error))
  return new AppError('payments_unavailable')
}

/** Names the fault: the network, our configuration, or Stripe. */
function describe({ type, statusCode = 500 }: StripeError): string {
  if (type === 'StripeConnectionError') return 'Stripe did not answer'
  const isRefusal = statusCode >= 400 && statusCode < 500 && type !== 'StripeRateLimitError'
  return isRefusal ? 'Stripe refused a request' : 'Stripe failed to handle a request'
}
