import { ApiError } from '#web/api/api-error.ts'
import { limitSentence } from '#web/api/limit-sentence.ts'

// Only the server knows that a time was taken or is over, or what a text says.
const told = new Set(['appointment_time_invalid', 'text_suspicious'])

/** The sentence about a refused appointment: the server's, or that of the screen. */
export const refusedSentence = (error: unknown, failed: string): string =>
  error instanceof ApiError && (error.status === 409 || told.has(error.code)) && error.error
    ? error.error
    : limitSentence(error, failed)
