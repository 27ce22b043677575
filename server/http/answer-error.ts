import { ORPCError, ValidationError } from '@orpc/server'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Logger } from 'pino'
import { NO_SUCH_ID } from '#contract/shapes.ts'
import { findRefusalCode } from '#server/database/refusal-code.ts'
import { AppError } from '#server/errors.ts'
import type { ReceiveBody } from './bodies/receive-body.ts'
import { errors } from '#server/error-texts.ts'
import { ofFields, withRequestId } from '#server/texts.ts'

export interface RequestVariables {
  Variables: {
    requestId: string
    /** A company or an operator asks. */
    isStaff?: boolean
    /** The account that asks. Unset for visitors. */
    accountId?: number
    /** The pattern of the address, where the handler knows a better one than its own. */
    route?: string
    receiveBody: ReceiveBody
    /** How long everybody may get this answer, in seconds; 0 until something public changes. Unset for an answer of one visitor. */
    sharedSeconds?: number
    /** Others may see the change: it is answered when no cached response of this process shows what was before. */
    changesPublic?: boolean
    /** The text of a page. */
    page?: string
  }
}

interface Answer {
  status: ContentfulStatusCode
  body: { error: string; code: string; state?: string }
  headers: Record<string, string>
}

/** The answer to any error. An unexpected error is logged with the request id and answered with a neutral sentence. */
export function answerTo(error: unknown, { requestId, log }: { requestId: string; log: Logger }): Answer {
  const expected = expectedError(error)
  // Only the operator can solve this.
  if (expected?.code === 'disk_full') log.error({ requestId }, `no space left: ${reasonOf(error)}`)
  if (expected?.code === 'files_unavailable') log.error({ requestId }, `the store of files failed: ${reasonOf(error)}`)
  if (expected?.code === 'scanner_unavailable') log.error({ requestId }, `the virus scanner failed: ${reasonOf(error)}`)
  if (expected) return { status: expected.status, body: expected.body, headers: headersOf(expected) }
  log.error({ err: error, requestId }, 'unexpected error')
  return { status: 500, body: { error: withRequestId(errors.internal, requestId), code: 'internal' }, headers: {} }
}

/** Drizzle and flydrive wrap the error of the database and of the disk. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  return error.cause ? reasonOf(error.cause) : error.message || error.name
}

const headersOf = ({ status, retryAfterSeconds }: AppError): Record<string, string> => ({
  ...(retryAfterSeconds !== undefined && { 'retry-after': String(retryAfterSeconds) }),
  // The rest of its body may never come.
  ...(status === 408 && { connection: 'close' }),
})

/** Answers a request that failed with `{ error, code }`. */
export function sendError(c: Context<RequestVariables>, { error, log }: { error: unknown; log: Logger }): Response {
  const { status, body, headers } = answerTo(error, { requestId: c.get('requestId'), log })
  return c.json(body, status, { 'cache-control': 'no-store', ...headers })
}

/** Maps a thrown value to one of our errors; undefined means a bug. */
function expectedError(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error
  if (error instanceof ORPCError && error.code === 'BAD_REQUEST') return refusedInput(error)
  const code = findRefusalCode(error)
  return code && new AppError(code)
}

/** Input that does not match the contract. An invalid id in the URL is answered like a row that does not exist. */
function refusedInput(error: ORPCError<string, unknown>): AppError {
  const issues = error.cause instanceof ValidationError ? error.cause.issues : []
  const fields = issues.flatMap((issue) => {
    const first = issue.path?.[0]
    return first === undefined ? [] : [String(typeof first === 'object' ? first.key : first)]
  })
  if (issues.some(({ message }) => message === NO_SUCH_ID)) return new AppError('not_found')
  return fields.length > 0
    ? new AppError('invalid_input', { sentence: ofFields([...new Set(fields)]) })
    : new AppError('invalid_input')
}
