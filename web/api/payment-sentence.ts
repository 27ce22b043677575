import { paymentTexts } from '#web/texts/payment.ts'
import { ApiError, isNoConnection } from './api-error.ts'

/** What is said of a payment that could not be started: here alone the server's own sentence is shown. */
export function paymentSentence(error: unknown): string {
  if (isNoConnection(error)) return paymentTexts.noAnswer
  return (error instanceof ApiError && error.error) || paymentTexts.notStarted
}
