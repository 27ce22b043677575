import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { chooseEncoding } from '../static/encoding.ts'
import type { KeptAnswer, KeptAnswers } from './kept-answers.ts'

const ENCODINGS_MAX = 1000
const encodings = new Map<string, string>()

/** The key of a kept answer: its compression and its address. */
export const keyOf = (acceptEncoding: string | undefined, address: string): string =>
  `${encodingFor(acceptEncoding ?? '')} ${address}`

function encodingFor(acceptEncoding: string): string {
  const known = encodings.get(acceptEncoding)
  if (known !== undefined) return known
  const encoding = chooseEncoding(acceptEncoding) ?? ''
  if (encodings.size < ENCODINGS_MAX) encodings.set(acceptEncoding, encoding)
  return encoding
}

/** A GET that anybody may make, of a whole answer and without a body: the rest of a body has to be read in turns with others. */
export const isPlainRead = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' &&
  headers.authorization === undefined &&
  headers.range === undefined &&
  headers['content-length'] === undefined &&
  headers['transfer-encoding'] === undefined

interface Exchange {
  incoming: IncomingMessage
  outgoing: ServerResponse
  log: Logger
  requestId: string
  /** When the request began, as `performance.now()`. */
  begun: number
}

/** Sends a kept answer, or only that it has not changed. */
export function sendKept({ headers, body, etag }: KeptAnswer, exchange: Exchange): void {
  const { incoming, outgoing, requestId } = exchange
  const isKnown = incoming.headers['if-none-match']?.includes(etag) ?? false
  outgoing.writeHead(isKnown ? 304 : 200, [...headers, 'x-request-id', requestId])
  outgoing.end(isKnown ? undefined : body)
  logRequest(exchange)
}

/** The same line as for a request that the framework answers. */
export function logRequest({ incoming, outgoing, log, requestId, begun }: Exchange): void {
  if (!log.isLevelEnabled('info')) return
  const { method, url = '' } = incoming
  const ms = Math.round(performance.now() - begun)
  log.info({ requestId, method, path: url.replace(/\?.*/, ''), status: outgoing.statusCode, ms }, 'request')
}

/** Answers from memory, before any other code sees the request. False if there is no kept answer. */
export const createSendKept =
  (kept: KeptAnswers, log: Logger) =>
  (incoming: IncomingMessage, outgoing: ServerResponse): boolean => {
    if (!isPlainRead(incoming)) return false
    const { url = '', headers } = incoming
    const answer = kept.find(keyOf(headers['accept-encoding'] as string | undefined, url))
    if (!answer) return false
    sendKept(answer, { incoming, outgoing, log, requestId: randomUUID(), begun: performance.now() })
    return true
  }
