import type { IncomingMessage, ServerResponse } from 'node:http'
import { AppError } from '#server/errors.ts'

const AFTER_PATH = /[?#].*/s
// «%252e» is «%2e» once decoded. A proxy may decode more often than we do.
const ENCODED_AGAIN = /%(?:25)+/g
const DOT = /%2e/gi
const SEPARATOR = /\/|\\|%2f|%5c/i

/** Whether an address means another one than it says: with «..» or «.» as a part of its path, or with a backslash. */
export function hasDotSegments(address: string): boolean {
  const path = address.replace(AFTER_PATH, '')
  const parts = path.replace(ENCODED_AGAIN, '%').replace(DOT, '.').split(SEPARATOR)
  return path.includes('\\') || parts.includes('.') || parts.includes('..')
}

const { status, body } = new AppError('invalid_input')
const answer = JSON.stringify(body)

/**
 * Answers such a request with 400. Browsers resolve dot segments themselves. A rule of a proxy for `/assets/` would let
 * `/assets/%2e%2e/api/` through, and URL would make `/api/` of it here.
 */
export function refuseDotSegments(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
  if (!hasDotSegments(incoming.url ?? '')) return false
  outgoing.writeHead(status, {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    // Its body is not read.
    connection: 'close',
  })
  outgoing.end(answer)
  return true
}
