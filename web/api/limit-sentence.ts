import { ApiError } from './api-error.ts'

// A quota, or the space on the disk.
const limitStatuses = new Set([429, 507])

// Errors that a visitor can act on, on any screen.
const sharedCodes = new Set([
  'email_unconfirmed',
  'no_email_link',
  'choice_retired',
  'company_suspended',
  'applicants_closed',
  'verification_changed',
  'no_company_email',
  'text_suspicious',
])

// Only the server knows which time of an appointment is taken or over.
const isShown = ({ status, code }: ApiError): boolean =>
  limitStatuses.has(status) || sharedCodes.has(code) || code.startsWith('appointment_')

/**
 * The server's sentence if a limit was reached, since only it knows which one and for how long, or if the e-mail is not confirmed.
 * Otherwise the screen's own.
 */
export const limitSentence = (error: unknown, fallback: string): string =>
  (error instanceof ApiError && isShown(error) && error.error) || fallback
