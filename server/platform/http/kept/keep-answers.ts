import { createHash } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { createRounds } from '#server/platform/lanes/rounds.ts'
import type { RequestVariables } from '../answer-error.ts'
import { compressWhole } from '../static/compress.ts'
import { chooseEncoding } from '../static/encoding.ts'
import type { KeptAnswer, KeptAnswers } from './kept-answers.ts'
import { keyOf } from './send-kept.ts'

export interface KeepRules {
  isPage(path: string): boolean
  /** What the answer to a public call shows. Undefined for an answer that is not kept. */
  dependsOn(address: string): readonly string[] | undefined
  /** Whether different pages make this call. Other calls of a page are in memory with the page. */
  isShared(address: string): boolean
  /** Whether a request that is no read may change what public answers show. */
  mayChange(method: string, path: string): boolean
  /** Whether its last answer is better than none while the database is away. */
  mayBeOld(path: string): boolean
}

// A proxy may keep an answer for this long, in which a process has heard of every change.
const UNKNOWN_TO_BROWSERS = 'public, max-age=0, s-maxage=1'
const LONGEST_ADDRESS = 1000
const UNAVAILABLE = 503
// To send a long list takes half a millisecond: four hundred visitors who waited for it would keep everybody else waiting.
const ANSWERS_IN_ROUND = 16

/** Keeps public answers in memory. Equal requests at the same time wait for one of them. */
export function keepAnswers(kept: KeptAnswers, rules: KeepRules): MiddlewareHandler<RequestVariables> {
  const making = new Map<string, Promise<void>>()
  const nextAnswer = createRounds(ANSWERS_IN_ROUND)

  return async (c, next) => {
    const { method, url, headers } = c.req.raw
    if (method !== 'GET' && method !== 'HEAD') {
      await next()
      // Who has changed something sees it at once. Other processes follow within a second.
      if (c.res.ok && rules.mayChange(method, c.req.path)) await kept.settle()
      return
    }
    const address = url.slice(url.indexOf('/', url.indexOf('//') + 2))
    const isOfPage = (c.env as { requestId?: string } | undefined)?.requestId !== undefined
    const isAlone = isOfPage && !rules.isShared(address)
    if (method === 'HEAD' || isAlone || !mayBeKept(c, address, rules)) return next()

    // Apart from those of visitors: a page has a place, and would wait for a visitor who waits for a place.
    const key = isOfPage ? `call ${address}` : keyOf(headers.get('accept-encoding') ?? undefined, address)
    await making.get(key)?.then(nextAnswer)
    const found = kept.find(key)
    if (found) {
      c.res = toResponse(found, headers.get('if-none-match'))
      return
    }
    const { promise, resolve } = Promise.withResolvers<void>()
    making.set(key, promise)
    try {
      const keep = kept.prepare()
      await next()
      const old = c.res.status === UNAVAILABLE && rules.mayBeOld(c.req.path) ? kept.findOld(key) : undefined
      if (old) {
        c.res = undefined
        c.res = toResponse(old, headers.get('if-none-match'))
        return
      }
      const dependsOn = dependenciesOf(c, address, rules)
      if (!dependsOn || c.res.status !== 200 || c.res.headers.has('set-cookie')) return
      const answer = await toKept(c, dependsOn)
      keep(key, answer)
      c.res = undefined
      c.res = toResponse(answer, headers.get('if-none-match'))
    } finally {
      making.delete(key)
      resolve()
    }
  }
}

const mayBeKept = ({ req }: Context, address: string, { isPage, dependsOn }: KeepRules): boolean =>
  address.length <= LONGEST_ADDRESS &&
  !req.raw.headers.has('authorization') &&
  !req.raw.headers.has('range') &&
  (isPage(req.path) || dependsOn(address) !== undefined)

/** A page shows what the calls show that it made. One of them that may not be kept forbids to keep the page. */
function dependenciesOf(c: Context<RequestVariables>, address: string, { dependsOn }: KeepRules) {
  const all = (c.get('page')?.calls ?? [address]).map(dependsOn)
  return all.every((one) => one !== undefined) ? [...new Set(all.flat())] : undefined
}

async function toKept(c: Context<RequestVariables>, dependsOn: readonly string[]): Promise<KeptAnswer> {
  const headers = new Headers(c.res.headers)
  const text = c.get('page')?.text
  const plain = text === undefined ? Buffer.from(await c.res.arrayBuffer()) : Buffer.from(text)
  const encoding = headers.has('content-encoding') ? undefined : chooseEncoding(c.req.header('accept-encoding'))
  const body = encoding ? await compressWhole[encoding](plain) : plain
  if (encoding) headers.set('content-encoding', encoding)
  if (!headers.get('vary')?.includes('accept-encoding')) headers.append('vary', 'accept-encoding')
  if (!headers.get('cache-control')?.startsWith('public')) headers.set('cache-control', UNKNOWN_TO_BROWSERS)
  const etag = headers.get('etag') ?? `"${createHash('sha1').update(body).digest('base64url')}"`
  headers.set('etag', etag)
  headers.set('content-length', String(body.byteLength))
  return { headers: [...headers].flat(), body, etag, dependsOn }
}

/** All visitors share the bytes: copies of a long list for four hundred of them took 300 MB. */
function toResponse({ headers, body, etag }: KeptAnswer, known: string | null): Response {
  const pairs = Array.from({ length: headers.length / 2 }, (_, pair): [string, string] => [
    headers[2 * pair] ?? '',
    headers[2 * pair + 1] ?? '',
  ])
  return known?.includes(etag)
    ? new Response(null, { status: 304, headers: pairs })
    : new Response(body, { headers: pairs })
}
