import type Stripe from 'stripe'
import type { Logger } from 'pino'
import { AppError } from '#server/http/errors.ts'

type StripeError = InstanceType<typeof Stripe.errors.StripeError>

// By what it says of itself: the class would load the whole SDK.
const isStripeError = (error: unknown): error is StripeError =>
  error instanceof Error && 'type' in error && typeof error.type === 'string' && error.type.startsWith('Stripe')

/** Asks Stripe. Whatever keeps it from answering is written down and told as `payments_unavailable`. */
export async function ask<Value>(log: Logger, question: () => Promise<Value>): Promise<Value> {
  try {
    return await question()
  } catch (error) {
    throw isStripeError(error) ? unavailable(log, error) : error
  }
}

interface Questioner {
  log: Logger
  /** Which refusals mean that there is no such thing, and no fault of anybody. */
  isNothing: (error: StripeError) => boolean
}

/** It is not there, or never was. */
export const isGone = ({ code, statusCode }: StripeError) => code === 'resource_missing' && statusCode === 404
/** There is no such customer. */
export const isCustomerGone = ({ code, param }: StripeError) => code === 'resource_missing' && param === 'customer'
/** It is too late for that. */
export const isTooLate = ({ type }: StripeError) => type === 'StripeInvalidRequestError'

/** Asks Stripe for something that it may not have: null then. */
export async function askOrNull<Value>(
  { log, isNothing }: Questioner,
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

function unavailable(log: Logger, { type, code, statusCode, requestId, message }: StripeError): AppError {
  // Not the error itself: its headers and parameters are nobody's to read.
  log.error({ stripe: { type, code, statusCode, requestId, message } }, 'the provider of payments did not answer')
  return new AppError('payments_unavailable')
}
