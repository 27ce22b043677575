import type { Context, MiddlewareHandler } from 'hono'
import type { RequestVariables } from '../answer-error.ts'
import { asGet } from '../middleware/as-get.ts'
import { createFindOrMake } from './find-or-make.ts'
import { LONGEST_KEPT_ADDRESS, type KeptAnswer, type KeptAnswers } from './kept-answers.ts'
import { makeKept } from './make-kept.ts'
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

const UNAVAILABLE = 503

/** Keeps public answers in memory. Equal requests at the same time wait for one of them. */
export function keepAnswers(kept: KeptAnswers, rules: KeepRules): MiddlewareHandler<RequestVariables> {
  const findOrMake = createFindOrMake(kept)

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
    if (isAlone || !mayBeKept(c, address, rules)) return next()
    c.req.raw = asGet(c.req.raw)

    const acceptEncoding = headers.get('accept-encoding') ?? undefined
    // Apart from those of visitors: a page has a place, and would wait for a visitor who waits for a place.
    const key = isOfPage ? `call ${address}` : keyOf(acceptEncoding, address)
    const answer = await findOrMake(key, async () => {
      await next()
      if (c.res.status === UNAVAILABLE && rules.mayBeOld(c.req.path)) return kept.findOld(key)
      const dependsOn = dependenciesOf(c, address, rules)
      if (!dependsOn || c.res.status !== 200 || c.res.headers.has('set-cookie')) return undefined
      const page = c.get('page')?.text
      const body = page === undefined ? Buffer.from(await c.res.arrayBuffer()) : Buffer.from(page)
      return makeKept({ headers: new Map(c.res.headers), body, acceptEncoding, dependsOn })
    })
    if (!answer) return
    c.res = undefined
    c.res = toResponse(answer, headers.get('if-none-match'))
  }
}

const mayBeKept = ({ req }: Context, address: string, { isPage, dependsOn }: KeepRules): boolean =>
  address.length <= LONGEST_KEPT_ADDRESS &&
  !req.raw.headers.has('authorization') &&
  !req.raw.headers.has('range') &&
  (isPage(req.path) || dependsOn(address) !== undefined)

/** A page shows what the calls show that it made. One of them that may not be kept forbids to keep the page. */
function dependenciesOf(c: Context<RequestVariables>, address: string, { dependsOn }: KeepRules) {
  const all = (c.get('page')?.calls ?? [address]).map(dependsOn)
  return all.every((one) => one !== undefined) ? [...new Set(all.flat())] : undefined
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
