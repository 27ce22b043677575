import type { Context } from 'hono'
import type { Env } from '#server/config/env.ts'

/** Whether a page of another origin sent the request. Browsers say so; over plain http only in `Origin`. */
export function isForeign(c: Context, { baseUrl }: Pick<Env, 'baseUrl'>): boolean {
  const site = c.req.header('sec-fetch-site')
  if (site !== undefined) return site !== 'same-origin'
  const origin = c.req.header('origin')
  return origin !== undefined && origin !== new URL(baseUrl).origin
}
