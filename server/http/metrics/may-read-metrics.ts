import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Context } from 'hono'
import type { Env } from '#server/config/env.ts'
import { isLoopback } from '#server/config/loopback.ts'
import { isForwarded } from '../limits/is-forwarded.ts'

/** Whether a request may read the metrics: it has METRICS_TOKEN, or a program of this machine sends it to a site of this machine. */
export function mayReadMetrics(c: Context, env: Pick<Env, 'metricsToken' | 'baseUrl'>): boolean {
  const given = c.req.header('authorization')
  if (given !== undefined) return env.metricsToken !== undefined && isSame(given, `Bearer ${env.metricsToken}`)
  const { incoming } = (c.env ?? {}) as { incoming?: IncomingMessage }
  const address = (incoming?.socket.remoteAddress ?? '').replace(/^::ffff:/i, '')
  // A proxy on this machine has a loopback address too. It forwards the visitor's address or the name of the site.
  const isLocal = [address, new URL(c.req.url).hostname, new URL(env.baseUrl).hostname].every(isLoopback)
  return isLocal && !isForwarded(c.req.header())
}

const hash = (text: string): Buffer => createHash('sha256').update(text).digest()

// Takes the same time whatever is given, and for each length.
const isSame = (given: string, token: string): boolean => timingSafeEqual(hash(given), hash(token))
