import type { Logger } from 'pino'

interface FailedRequest {
  requestId: string
  method: string
  path: string
}

const BUSY = 503

/** Logs the error of a page with its request id. That the server is busy is logged where it refuses. */
export const reportPageFailure =
  (log: Logger) =>
  (error: unknown, { requestId, method, path }: FailedRequest): void => {
    const isBusy = error instanceof Error && 'status' in error && error.status === BUSY
    if (!isBusy) log.error({ err: error, requestId, method, path }, 'a page failed')
  }
