import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Env } from '#server/config/env.ts'
import { AppError } from '#server/errors.ts'
import { identifyRequest } from './request-id.ts'
import { securityHeaders } from './security-headers.ts'

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

/**
 * Answers such a request with 400. Browsers resolve dot segments themselves. A rule of a proxy for `/assets/` would let
 * `/assets/%2e%2e/api/` through, and URL would make `/api/` of it here.
 */
export function refuseDotSegments(env: Pick<Env, 'baseUrl'>) {
  const refusal = new Hono()
    .use(identifyRequest, securityHeaders(env))
    // Its body is not read.
    .all('*', (c) => c.json(body, status, { 'cache-control': 'no-store', connection: 'close' }))
  const answer = getRequestListener(refusal.fetch)
  return (incoming: IncomingMessage, outgoing: ServerResponse): boolean => {
    if (!hasDotSegments(incoming.url ?? '')) return false
    incoming.url = '/'
    void answer(incoming, outgoing)
    return true
  }
}
