import { request, type Agent } from 'node:http'
import type { Answered } from '#server/testing/hostile/find-fault.ts'

export interface Question {
  method?: string
  path: string
  headers?: Record<string, string>
  token?: string
  /** A text is sent as it is, everything else as JSON. */
  body?: unknown
  /** The address to ask from. */
  localAddress?: string | undefined
  ended?: AbortSignal
  /** Default: a connection of its own. */
  agent?: Agent
}

/** Asks without `fetch`, which would share connections and change unusual paths. */
export const ask = (port: number, question: Question): Promise<Answered> =>
  new Promise((resolve, reject) => {
    const { method = 'GET', path, headers = {}, token, body, localAddress, ended, agent = false } = question
    const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body)
    const start = performance.now()
    const sent = request({
      host: '127.0.0.1',
      port,
      method,
      path,
      agent,
      ...(localAddress && { localAddress }),
      ...(ended && { signal: ended }),
      headers: {
        ...(text !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
    })
    sent.once('error', reject).once('response', (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part)).once('error', reject)
      response.once('end', () => {
        const ms = performance.now() - start
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString(), ms })
      })
    })
    sent.end(text)
  })

/** The code of an error of a connection, such as ECONNRESET. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error)
