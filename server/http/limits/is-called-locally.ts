import type { Context } from 'hono'
import type { Env } from '#server/config/env.ts'
import { isForwarded } from './is-forwarded.ts'
import { isLoopback } from '#server/config/loopback.ts'

/** Whether a program of this machine called. A proxy or a tunnel forwards its name, or the address of the visitor. */
export function isCalledLocally(c: Context, { isLocal, trustProxy }: Pick<Env, 'isLocal' | 'trustProxy'>): boolean {
  return isLocal && !trustProxy && !isForwarded(c.req.header()) && isLoopback(new URL(c.req.url).hostname)
}
