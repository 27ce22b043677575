import { ORPCError, ValidationError } from '@orpc/server'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { errors, ofFields, type ErrorCode } from '#server/texts.ts'

const statusOf: Partial<Record<ErrorCode, ContentfulStatusCode>> = {
  unauthenticated: 401,
  bad_credentials: 401,
  forbidden: 403,
  link_invalid: 403,
  link_expired: 403,
  not_found: 404,
  unknown_call: 404,
  cv_not_found: 404,
  offer_not_found: 404,
  project_not_found: 404,
  method_not_allowed: 405,
  email_taken: 409,
  role_fixed: 409,
  profile_exists: 409,
  profile_missing: 409,
  already_applied: 409,
  offer_inactive: 409,
  project_inactive: 409,
  offer_changed: 409,
  project_changed: 409,
  free_limit: 409,
  already_premium: 409,
  payment_pending: 409,
  no_subscription: 409,
  body_too_large: 413,
  pdf_too_large: 413,
  image_too_large: 413,
  unsupported_type: 415,
  too_many_tries: 429,
  internal: 500,
  busy: 503,
  payments_unavailable: 503,
}

/** Something that may happen and has a name: the answer is `{ error, code }` with the status of its code. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly status: ContentfulStatusCode

  constructor(code: ErrorCode, sentence: string = errors[code]) {
    super(sentence)
    this.code = code
    this.status = statusOf[code] ?? 400
  }

  get body() {
    return { error: this.message, code: this.code }
  }
}

/** A constraint of the database says no: which of our errors that is. */
const constraintErrors: Record<string, ErrorCode> = {
  account_email_unique: 'email_taken',
  account_role_known: 'invalid_input',
  candidate_account_role_fk: 'role_fixed',
  company_account_role_fk: 'role_fixed',
  candidate_account_unique: 'profile_exists',
  company_account_unique: 'profile_exists',
  application_once_per_offer: 'already_applied',
  application_own_cv_fk: 'cv_not_found',
  application_offer_id_offer_id_fk: 'offer_not_found',
  offer_project_id_project_id_fk: 'project_not_found',
  project_dates_ordered: 'dates_out_of_order',
  candidate_municipality_in_province_fk: 'place_mismatch',
  company_municipality_in_province_fk: 'place_mismatch',
  offer_municipality_in_province_fk: 'place_mismatch',
}

/** By SQLSTATE, where the constraint has no name of its own above. */
const stateErrors: Record<string, ErrorCode> = {
  '23503': 'unknown_choice',
  '23514': 'invalid_input',
  '22003': 'invalid_input',
  '22021': 'invalid_input',
  '40001': 'busy',
  '40P01': 'busy',
  '53300': 'busy',
  '57014': 'busy',
  // The database is being started again.
  '57P01': 'busy',
  '57P03': 'busy',
  ECONNREFUSED: 'busy',
  ECONNRESET: 'busy',
}

interface DatabaseRefusal {
  code: string
  constraint?: string
}

// Drizzle wraps the driver's error: its SQLSTATE stands in `cause`.
const databaseRefusal = (error: unknown): DatabaseRefusal | undefined => {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error
  const isRefusal = cause instanceof Error && 'code' in cause && typeof cause.code === 'string'
  return isRefusal ? (cause as Error & DatabaseRefusal) : undefined
}

const refusedInput = (error: ORPCError<string, unknown>): AppError => {
  const issues = error.cause instanceof ValidationError ? error.cause.issues : []
  const fields = issues.flatMap((issue) => {
    const first = issue.path?.[0]
    return first === undefined ? [] : [String(typeof first === 'object' ? first.key : first)]
  })
  if (fields.length > 0 && fields.every((field) => field === 'id')) return new AppError('not_found')
  return fields.length > 0
    ? new AppError('invalid_input', ofFields([...new Set(fields)]))
    : new AppError('invalid_input')
}

/** Any thrown thing as one of our errors; undefined means that it is a bug. */
export function expectedError(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error
  if (error instanceof ORPCError && error.code === 'BAD_REQUEST') return refusedInput(error)
  const refusal = databaseRefusal(error)
  if (!refusal) return undefined
  const code = (refusal.constraint && constraintErrors[refusal.constraint]) || stateErrors[refusal.code]
  return code ? new AppError(code) : undefined
}
