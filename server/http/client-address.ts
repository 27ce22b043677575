import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/** The visitor's address: of the connection, or as the proxy in front names it where TRUST_PROXY says there is one. */
export function clientAddress(c: Context, trustProxy: boolean): string {
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  if (forwarded) return forwarded
  // Called in process (tests, server rendering) there is no connection to ask.
  return c.env?.incoming ? (getConnInfo(c).remote.address ?? 'unknown') : 'in-process'
}
