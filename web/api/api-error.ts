interface Answer {
  /** 0 if there was no answer. */
  status: number
  code: string
  error: string
  cause?: unknown
}

/** Every failed call throws this: the HTTP status, the server's stable code and its Spanish sentence. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: string
  /** The server's sentence, safe to show. Empty if it sent none. */
  readonly error: string

  constructor({ status, code, error, cause }: Answer) {
    super(error || `${code} (${status})`, { cause })
    this.status = status
    this.code = code
    this.error = error
  }
}

const NO_CONNECTION = 'no_connection'

/** No answer came at all: the network is down, or the server is. */
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

/** Reads `{ error, code }`. The HTML of a proxy has neither: only the status is known then. */
export const apiErrorOf = (body: unknown, status: number): ApiError =>
  new ApiError({ status, code: textOf(body, 'code') || 'unknown', error: textOf(body, 'error') })
