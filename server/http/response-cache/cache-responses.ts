import type { Context, MiddlewareHandler } from 'hono'
import type { RequestVariables } from '../answer-error.ts'
import { asGet } from '../middleware/as-get.ts'
import type { CachedResponse } from './response-cache.ts'
import type { PublicResponses } from './open-response-cache.ts'
import { prepareResponse } from './prepare-response.ts'
import { publicResponses } from '../metrics/http-metrics.ts'
import { routeOf } from '../middleware/request-log.ts'
import { keyOf, mayBeCached } from './send-cached.ts'

const UNAVAILABLE = 503
// It has four offers at most, and everything else on it stays true.
const MAY_BE_OLD = '/'

/** Caches public responses. Equal requests at the same time wait for one of them. */
export function cacheResponses(cache: PublicResponses): MiddlewareHandler<RequestVariables> {
  const making = new Map<string, Promise<CachedResponse | undefined>>()

  return async (c, next) => {
    const { method, url, headers } = c.req.raw
    if (method !== 'GET' && method !== 'HEAD') {
      await next()
      // The author of a change sees it at once. Other processes follow within a second.
      if (c.get('changesPublic')) await cache.settle()
      return
    }
    const address = url.slice(url.indexOf('/', url.indexOf('//') + 2))
    const isCallOfPage = (c.env as { requestId?: string } | undefined)?.requestId !== undefined
    if (isCallOfPage || !mayBeCached(address, (name) => headers.has(name))) return next()
    c.req.raw = asGet(c.req.raw)

    const acceptEncoding = headers.get('accept-encoding') ?? undefined
    const key = keyOf(acceptEncoding, address)
    const make = async (): Promise<CachedResponse | undefined> => {
      const save = cache.prepare()
      await next()
      if (c.res.status === UNAVAILABLE && c.req.path === MAY_BE_OLD) return cache.findOld(key)
      const response = await readResponse(c, acceptEncoding)
      if (response) {
        save(key, response)
        publicResponses.inc({ from: 'made' })
      }
      return response
    }
    const found = cache.find(key) ?? (await making.get(key))
    if (found) {
      c.set('route', found.route)
      publicResponses.inc({ from: 'memory' })
      return void send(c, found, headers.get('if-none-match'))
    }
    const made = make()
    making.set(key, made)
    try {
      const response = await made
      if (response) send(c, response, headers.get('if-none-match'))
    } finally {
      if (making.get(key) === made) making.delete(key)
    }
  }
}

/** The response, if it is the same for everybody. */
async function readResponse(c: Context<RequestVariables>, acceptEncoding: string | undefined) {
  const seconds = c.get('sharedSeconds')
  const { status, headers } = c.res
  if (seconds === undefined || status !== 200 || headers.has('set-cookie')) return undefined
  const page = c.get('page')
  const body = page === undefined ? Buffer.from(await c.res.arrayBuffer()) : Buffer.from(page)
  return prepareResponse({ headers: new Headers(headers), body, acceptEncoding, seconds, route: routeOf(c) })
}

/** All visitors share the bytes: copies of a long list for four hundred of them took 300 MB. */
function send(c: Context, { headers, body, etag }: CachedResponse, known: string | null): void {
  const isKnown = known?.includes(etag) ?? false
  c.res = undefined
  c.res = new Response(isKnown ? null : body, { status: isKnown ? 304 : 200, headers })
}
