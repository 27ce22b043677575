import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { chooseEncoding } from '../static/encoding.ts'
import type { KeptAnswers } from './kept-answers.ts'

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

// The rest of a body has to be read in turns with others.
const isSpecial = (headers: IncomingHttpHeaders): boolean =>
  headers.authorization !== undefined ||
  headers.range !== undefined ||
  headers['content-length'] !== undefined ||
  headers['transfer-encoding'] !== undefined

/** Answers from memory, before any other code sees the request. False if there is no kept answer. */
export const createSendKept =
  (kept: KeptAnswers, log: Logger) =>
  ({ method, url = '', headers }: IncomingMessage, outgoing: ServerResponse): boolean => {
    if (method !== 'GET' || isSpecial(headers)) return false
    const answer = kept.find(keyOf(headers['accept-encoding'] as string | undefined, url))
    if (!answer) return false
    const requestId = randomUUID()
    const isKnown = headers['if-none-match']?.includes(answer.etag) ?? false
    outgoing.writeHead(isKnown ? 304 : 200, [...answer.headers, 'x-request-id', requestId])
    outgoing.end(isKnown ? undefined : answer.body)
    if (log.isLevelEnabled('info')) {
      const path = url.replace(/\?.*/, '')
      log.info({ requestId, method, path, status: outgoing.statusCode, ms: 0 }, 'request')
    }
    return true
  }
