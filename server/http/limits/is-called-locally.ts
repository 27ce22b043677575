import type { Context } from 'hono'
import type { Env } from '#server/config/env.ts'
import { isLoopback } from '#server/config/loopback.ts'

/** Whether a program of this machine called. A proxy or a tunnel forwards its name, or the address of the visitor. */
export function isCalledLocally(c: Context, { isLocal, trustProxy }: Pick<Env, 'isLocal' | 'trustProxy'>): boolean {
  const isForwarded = trustProxy || c.req.header('x-forwarded-for') || c.req.header('forwarded')
  return isLocal && !isForwarded && isLoopback(new URL(c.req.url).hostname)
}
