import type { ApplicationState } from '#contract/values/applications/application-states.ts'
import { errors, errorsByStatus, type ErrorCode, type ErrorStatus } from '#server/error-texts.ts'

/** The status of each code. */
const statusOf = Object.fromEntries(
  Object.entries(errorsByStatus).flatMap(([status, group]) => Object.keys(group).map((code) => [code, Number(status)])),
) as Record<ErrorCode, ErrorStatus>

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
    this.status = statusOf[code]
    this.retryAfterSeconds = retryAfterSeconds
    this.state = state
  }

  get body() {
    return { error: this.message, code: this.code, ...(this.state && { state: this.state }) }
  }
}
