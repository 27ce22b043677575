import type { Logger } from 'pino'

interface FailedRequest {
  requestId: string
  method: string
  path: string
}

/** Logs the error of a page with its request id. */
export const reportPageFailure =
  (log: Logger) =>
  (error: unknown, { requestId, method, path }: FailedRequest): void =>
    log.error({ err: error, requestId, method, path }, 'a page failed')
