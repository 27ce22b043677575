import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Context } from 'hono'
import { isLoopback } from '#server/config/loopback.ts'

/** Whether a request may read the metrics: it has METRICS_TOKEN, or a program of this machine sends it. */
export function mayReadMetrics(c: Context, token: string | undefined): boolean {
  const given = c.req.header('authorization')
  if (given !== undefined) return token !== undefined && isSame(given, `Bearer ${token}`)
  const { incoming } = (c.env ?? {}) as { incoming?: IncomingMessage }
  const address = (incoming?.socket.remoteAddress ?? '').replace(/^::ffff:/i, '')
  // A proxy on this machine has a loopback address too. It forwards the visitor's address or the name of the site.
  const isForwarded = c.req.header('x-forwarded-for') ?? c.req.header('forwarded') ?? c.req.header('via')
  return isLoopback(address) && isForwarded === undefined && isLoopback(new URL(c.req.url).hostname)
}

const hash = (text: string): Buffer => createHash('sha256').update(text).digest()

// Takes the same time whatever is given, and for each length.
const isSame = (given: string, token: string): boolean => timingSafeEqual(hash(given), hash(token))
