import { ApiError } from '#web/api/api-error.ts'
import { limitSentence } from '#web/api/limit-sentence.ts'

const shown = new Set(['company_changed', 'checks_missing', 'nothing_to_check', 'reason_missing', 'tax_number_taken'])

/** The server's sentence where the operator can do something about it. */
export const decisionSentence = (error: unknown, fallback: string): string =>
  error instanceof ApiError && shown.has(error.code) ? error.error : limitSentence(error, fallback)
