import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import { pacedParts } from '#server/files/paced-parts.ts'
import { chooseEncoding } from '../static/encoding.ts'
import { publicResponses } from '../metrics/http-metrics.ts'
import { recordRequest } from '../middleware/request-log.ts'
import type { Openings } from '../metrics/count-openings.ts'
import type { ResponseCache } from './response-cache.ts'

/** Responses of longer addresses are not cached. */
const LONGEST_ADDRESS = 1000
// Browsers send few different ones.
const encodings = new LRUCache<string, string>({ max: 1000, memoMethod: (accepted) => chooseEncoding(accepted) ?? '' })

/** The same parameters in another order are the same address. */
function inOrder(address: string): string {
  if (!address.includes('&')) return address
  const [path = '', query = ''] = address.split('?', 2)
  return `${path}?${query.split('&').toSorted().join('&')}`
}

/** The key of a cached response: its compression and its address, which is path and query. */
export const keyOf = (acceptEncoding: string | undefined, address: string): string =>
  `${encodings.memo(acceptEncoding ?? '')} ${inOrder(address)}`

const personal = ['authorization', 'cookie', 'range', 'content-length', 'transfer-encoding']

/** Whether the response to a request can be the same for everybody: no token, no cookie, no part of a file, no body. */
export const mayBeCached = (address: string, hasHeader: (name: string) => boolean): boolean =>
  address.length <= LONGEST_ADDRESS && !personal.some(hasHeader)

const LARGE_BYTES = 256_000
const PART_BYTES = 64_000

function* partsOf(bytes: Buffer): Generator<Buffer> {
  for (let start = 0; start < bytes.byteLength; start += PART_BYTES) yield bytes.subarray(start, start + PART_BYTES)
}

/** Returns a function that answers from the cache before any other code sees the request. False if the response is not cached. */
export const createSendCached =
  (cache: ResponseCache, log: Logger, openings?: Openings) =>
  (incoming: IncomingMessage, outgoing: ServerResponse): boolean => {
    const { method, url = '', headers } = incoming
    if (method !== 'GET' || !mayBeCached(url, (name) => headers[name] !== undefined)) return false
    const begun = performance.now()
    const response = cache.find(keyOf(headers['accept-encoding'] as string | undefined, url))
    if (!response) return false
    const requestId = randomUUID()
    const isKnown = headers['if-none-match']?.includes(response.etag) ?? false
    outgoing.writeHead(isKnown ? 304 : 200, [...response.headers.flat(), 'x-request-id', requestId])
    if (isKnown || response.body.byteLength <= LARGE_BYTES) outgoing.end(isKnown ? undefined : response.body)
    // A visitor who leaves meanwhile is no error.
    else void pipeline(pacedParts(partsOf(response.body)), outgoing).catch(() => undefined)
    publicResponses.inc({ from: 'memory' })
    openings?.count({ method, path: url, status: outgoing.statusCode, header: (name) => headers[name]?.toString() })
    recordRequest({ log }, { requestId, method, route: response.route, status: outgoing.statusCode, begun })
    return true
  }
