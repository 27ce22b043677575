import { paymentTexts } from './payment-texts.ts'
import { ApiError, hasStatus, isNoConnection } from './api-error.ts'

/** What is said where the way to the payment provider failed: here alone the server's own sentence is shown. */
export function paymentSentence(error: unknown, fallback: string = paymentTexts.notStarted): string {
  if (isNoConnection(error)) return paymentTexts.noAnswer
  return (error instanceof ApiError && error.error) || fallback
}

const paidCodes = new Set(['already_premium', 'payment_pending'])

/** Paid for in another tab, or by somebody else of the company; the bank may have yet to confirm it. */
export const isPaidAlready = (error: unknown): error is ApiError => hasStatus(error, 409) && paidCodes.has(error.code)
