import { getRequestListener } from '@hono/node-server'
import { createServer as createHttpServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { capacity, type Capacity } from '#server/config/capacity.ts'
import { refuseDotSegments } from '../middleware/refuse-dot-segments.ts'

type Fetch = Parameters<typeof getRequestListener>[0]
/** Answers from the cache. False leaves the request to the application. */
export type SendCached = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean

interface Options {
  limits?: Capacity['server']
  sendCached?: SendCached
  /** An HTTPS address makes refusals ask for HTTPS too. */
  baseUrl?: string
}

/** The HTTP server of an application, with limits for clients that send too much, or send or read too slowly. */
export function createServer(
  fetch: Fetch,
  { limits = capacity.server, sendCached = () => false, baseUrl = '' }: Options = {},
): Server {
  const answer = getRequestListener(fetch)
  const refuse = refuseDotSegments({ baseUrl })
  const options = {
    headersTimeout: limits.headersMs,
    requestTimeout: limits.requestMs,
    connectionsCheckingInterval: limits.checkMs,
    keepAliveTimeout: limits.keepAliveMs,
    highWaterMark: limits.aheadBytes,
  }
  const server = createHttpServer(options, (incoming, outgoing) => {
    // First, because one connection could keep the process busy with cached responses.
    if (countUnanswered(incoming.socket, outgoing) > limits.pipelined) return void incoming.socket.destroy()
    if (sendCached(incoming, outgoing)) return
    if (refuse(incoming, outgoing)) return
    void answer(incoming, outgoing)
  })
  server.maxConnections = limits.connections
  // A full worker closes a further connection too. It would be handed to it again and again. The types do not know it.
  Object.assign(server, { dropMaxConnection: true })
  // Progress of a slow reader counts as activity.
  server.timeout = limits.idleMs
  return server
}

const unanswered = new WeakMap<Socket, number>()

/** Counts the requests of a connection that wait for their answer. Browsers and proxies send one at a time. */
function countUnanswered(socket: Socket, outgoing: ServerResponse): number {
  const change = (by: number): number => {
    const count = (unanswered.get(socket) ?? 0) + by
    unanswered.set(socket, count)
    return count
  }
  outgoing.once('close', () => change(-1))
  return change(1)
}
