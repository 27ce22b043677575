import type { Context, MiddlewareHandler } from 'hono'
import type { RequestVariables } from '../answer-error.ts'
import { asGet } from '../middleware/as-get.ts'
import type { CachedAnswer } from './answer-cache.ts'
import type { PublicAnswers } from './open-answers.ts'
import { prepareAnswer } from './prepare-answer.ts'
import { publicAnswers } from '../metrics/http-metrics.ts'
import { routeOf } from '../middleware/request-log.ts'
import { keyOf, mayBeCached } from './send-cached.ts'

const UNAVAILABLE = 503
// It has four offers at most, and everything else on it stays true.
const MAY_BE_OLD = '/'

/** Caches public answers. Equal requests at the same time wait for one of them. */
export function cacheAnswers(answers: PublicAnswers): MiddlewareHandler<RequestVariables> {
  const making = new Map<string, Promise<CachedAnswer | undefined>>()

  return async (c, next) => {
    const { method, url, headers } = c.req.raw
    if (method !== 'GET' && method !== 'HEAD') {
      await next()
      // Who has changed something sees it at once. Other processes follow within a second.
      if (c.get('changesPublic')) await answers.settle()
      return
    }
    const address = url.slice(url.indexOf('/', url.indexOf('//') + 2))
    const isCallOfPage = (c.env as { requestId?: string } | undefined)?.requestId !== undefined
    if (isCallOfPage || !mayBeCached(address, (name) => headers.has(name))) return next()
    c.req.raw = asGet(c.req.raw)

    const acceptEncoding = headers.get('accept-encoding') ?? undefined
    const key = keyOf(acceptEncoding, address)
    const make = async (): Promise<CachedAnswer | undefined> => {
      const save = answers.prepare()
      await next()
      if (c.res.status === UNAVAILABLE && c.req.path === MAY_BE_OLD) return answers.findOld(key)
      const answer = await readAnswer(c, acceptEncoding)
      if (answer) {
        save(key, answer)
        publicAnswers.inc({ from: 'made' })
      }
      return answer
    }
    const found = answers.find(key) ?? (await making.get(key))
    if (found) {
      c.set('route', found.route)
      publicAnswers.inc({ from: 'memory' })
      return void send(c, found, headers.get('if-none-match'))
    }
    const made = make()
    making.set(key, made)
    try {
      const answer = await made
      if (answer) send(c, answer, headers.get('if-none-match'))
    } finally {
      if (making.get(key) === made) making.delete(key)
    }
  }
}

/** The answer, if it is the same for everybody. */
async function readAnswer(c: Context<RequestVariables>, acceptEncoding: string | undefined) {
  const seconds = c.get('sharedSeconds')
  const { status, headers } = c.res
  if (seconds === undefined || status !== 200 || headers.has('set-cookie')) return undefined
  const page = c.get('page')
  const body = page === undefined ? Buffer.from(await c.res.arrayBuffer()) : Buffer.from(page)
  return prepareAnswer({ headers: new Headers(headers), body, acceptEncoding, seconds, route: routeOf(c) })
}

/** All visitors share the bytes: copies of a long list for four hundred of them took 300 MB. */
function send(c: Context, { headers, body, etag }: CachedAnswer, known: string | null): void {
  const pairs = Array.from({ length: headers.length / 2 }, (_, pair): [string, string] => [
    headers[2 * pair] ?? '',
    headers[2 * pair + 1] ?? '',
  ])
  const isKnown = known?.includes(etag) ?? false
  c.res = undefined
  c.res = new Response(isKnown ? null : body, { status: isKnown ? 304 : 200, headers: pairs })
}
