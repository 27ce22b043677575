import type { ApplicationState } from '#contract/values/applications/application-states.ts'
import { errors, type ErrorCode } from '#server/texts.ts'

type ErrorStatus = 400 | 401 | 403 | 404 | 405 | 408 | 409 | 413 | 415 | 429 | 500 | 503 | 507

/** The status of each code; 400 where none is given. */
const statusOf: Partial<Record<ErrorCode, ErrorStatus>> = {
  unauthenticated: 401,
  bad_credentials: 401,
  second_factor_required: 401,
  forbidden: 403,
  email_unconfirmed: 403,
  account_leaving: 403,
  account_disabled: 403,
  demo_account: 403,
  operator_disabled: 403,
  operator_at_shell: 403,
  link_invalid: 403,
  link_expired: 403,
  not_found: 404,
  unknown_call: 404,
  cv_not_found: 404,
  offer_not_found: 404,
  account_not_found: 404,
  entry_not_found: 404,
  alert_not_found: 404,
  report_not_found: 404,
  project_not_found: 404,
  draft_not_found: 404,
  method_not_allowed: 405,
  body_too_slow: 408,
  email_taken: 409,
  no_email_link: 409,
  role_fixed: 409,
  profile_exists: 409,
  profile_missing: 409,
  questions_asked: 409,
  questions_changed: 409,
  already_applied: 409,
  application_ended: 409,
  offer_inactive: 409,
  saved_full: 409,
  renewal_link_used: 409,
  renewal_switched_off: 409,
  offer_edited: 409,
  offer_reviewed: 409,
  company_suspended: 409,
  applicants_closed: 403,
  report_decided: 409,
  offer_not_withdrawn: 409,
  second_look_asked: 409,
  company_not_found: 404,
  company_changed: 409,
  verification_changed: 409,
  tax_number_taken: 409,
  checks_missing: 409,
  nothing_to_check: 409,
  no_company_email: 409,
  project_inactive: 409,
  choice_retired: 409,
  name_taken: 409,
  entry_changed: 409,
  application_moved: 409,
  undo_too_late: 409,
  notes_full: 409,
  alerts_full: 409,
  offer_changed: 409,
  draft_changed: 409,
  drafts_full: 409,
  project_changed: 409,
  free_limit: 409,
  cvs_full: 409,
  cv_space_full: 409,
  already_premium: 409,
  payment_pending: 409,
  no_subscription: 409,
  body_too_large: 413,
  pdf_too_large: 413,
  image_too_large: 413,
  unsupported_type: 415,
  too_many_tries: 429,
  projects_per_day: 429,
  offers_per_day: 429,
  applications_per_hour: 429,
  exports_per_day: 429,
  internal: 500,
  busy: 503,
  premium_unavailable: 503,
  database_unavailable: 503,
  payments_unavailable: 503,
  files_unavailable: 503,
  scanner_unavailable: 503,
  disk_full: 507,
}

/** How long to wait before trying again, in seconds, where a refusal passes by itself. */
const retryAfterOf: Partial<Record<ErrorCode, number>> = {
  too_many_tries: 900,
  busy: 5,
  database_unavailable: 2,
  files_unavailable: 5,
  scanner_unavailable: 60,
}

interface Details {
  sentence?: string
  /** The state in which an application is now. */
  state?: ApplicationState
  retryAfterSeconds?: number
  /** For the log. */
  cause?: unknown
}

/** An expected error. The answer is `{ error, code }`, and sometimes `state`, with the status of its code. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly status: ErrorStatus
  /** The header Retry-After. */
  readonly retryAfterSeconds: number | undefined
  readonly state: ApplicationState | undefined

  constructor(
    code: ErrorCode,
    { sentence = errors[code], retryAfterSeconds = retryAfterOf[code], state, cause }: Details = {},
  ) {
    super(sentence, { cause })
    this.code = code
    this.status = statusOf[code] ?? 400
    this.retryAfterSeconds = retryAfterSeconds
    this.state = state
  }

  get body() {
    return { error: this.message, code: this.code, ...(this.state && { state: this.state }) }
  }
}
