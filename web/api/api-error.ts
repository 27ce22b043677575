interface Answer {
  /** 0 if there was no answer. */
  status: number
  code: string
  error: string
  state?: string
  cause?: unknown
}

/** Every failed call throws this: the HTTP status, the server's stable code and its Spanish sentence. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: string
  /** The server's sentence, safe to show. Empty if it sent none. */
  readonly error: string
  /** Of an application that was to be moved: the state that it has now. Empty: it is about something else. */
  readonly state: string

  constructor({ status, code, error, state = '', cause }: Answer) {
    super(error || `${code} (${status})`, { cause })
    this.status = status
    this.code = code
    this.error = error
    this.state = state
  }
}

const NO_CONNECTION = 'no_connection'

/** No answer arrived: the network or the server is down. */
export const noConnection = (cause: unknown): ApiError =>
  new ApiError({ status: 0, code: NO_CONNECTION, error: '', cause })

export const isNoConnection = (error: unknown): boolean => error instanceof ApiError && error.code === NO_CONNECTION

/** True for an answer of the server with that status. */
export const hasStatus = (error: unknown, status: number): error is ApiError =>
  error instanceof ApiError && error.status === status

const textOf = (body: unknown, key: string): string => {
  const value = typeof body === 'object' && body !== null && key in body ? (body as Record<string, unknown>)[key] : ''
  return typeof value === 'string' ? value : ''
}

/** Reads `{ error, code, state? }`. The HTML of a proxy has none of them: only the status is known then. */
export const apiErrorOf = (body: unknown, status: number): ApiError =>
  new ApiError({
    status,
    code: textOf(body, 'code') || 'unknown',
    error: textOf(body, 'error'),
    state: textOf(body, 'state'),
  })
