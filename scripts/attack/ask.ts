import { once } from 'node:events'
import { request, type Agent, type IncomingMessage } from 'node:http'
import { text as readText } from 'node:stream/consumers'
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
export async function ask(port: number, question: Question): Promise<Answered> {
  const { method = 'GET', path, headers = {}, token, body, localAddress, ended: signal, agent = false } = question
  const sentText = body === undefined || typeof body === 'string' ? body : JSON.stringify(body)
  const start = performance.now()
  const sent = request({
    host: '127.0.0.1',
    port,
    method,
    path,
    agent,
    ...(localAddress && { localAddress }),
    ...(signal && { signal }),
    headers: {
      ...(sentText !== undefined && {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(sentText),
      }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
  })
  // An error beside the answer rejects the reading of its text too.
  sent.on('error', () => {}).end(sentText)
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  const answered = await readText(response)
  return { status: response.statusCode ?? 0, text: answered, ms: performance.now() - start }
}

/** The code of an error of a connection, such as ECONNRESET. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error)
