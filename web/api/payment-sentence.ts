import { paymentTexts } from './payment-texts.ts'
import { ApiError, hasStatus, isNoConnection } from './api-error.ts'

/** The sentence for a payment that could not start. Only here the page shows the server's own sentence. */
export function paymentSentence(error: unknown, fallback: string = paymentTexts.notStarted): string {
  if (isNoConnection(error)) return paymentTexts.noAnswer
  return (error instanceof ApiError && error.error) || fallback
}

const paidCodes = new Set(['already_premium', 'payment_pending'])

/** Another tab, or another person of the company, has paid. The bank may not have confirmed it yet. */
export const isPaidAlready = (error: unknown): error is ApiError => hasStatus(error, 409) && paidCodes.has(error.code)
