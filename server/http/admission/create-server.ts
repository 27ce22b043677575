import { getRequestListener } from '@hono/node-server'
import { createServer as createHttpServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import pLimit, { type LimitFunction } from 'p-limit'
import { capacity } from '#server/config/capacity.ts'
import { discardRest } from '../bodies/discard-rest.ts'
import { healthPaths } from '../health.ts'
import { refuseDotSegments } from './refuse-dot-segments.ts'
import { countConnection, createRoundBudget, createRounds } from '#server/lanes/rounds.ts'

type Fetch = Parameters<typeof getRequestListener>[0]
/** What is tried before the application. False leaves the request to it. */
export interface ShortAnswers {
  /** Answers a request that costs no work. */
  atOnce: (incoming: IncomingMessage, outgoing: ServerResponse) => boolean
  /** Answers a request that needs no framework. If it rejects, the application answers. */
  directly?: (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<boolean>
}

// An answer from memory costs about 25 microseconds. So many of them make a round of the event loop a millisecond longer.
const ANSWERS_IN_ROUND = 32

/** The HTTP server of an application, with limits for clients that send too much, or send or read too slowly. */
export function createServer(
  fetch: Fetch,
  limits = capacity.server,
  short: ShortAnswers = { atOnce: () => false },
): Server {
  const answer = getRequestListener(fetch, { autoCleanupIncoming: false })
  const options = {
    headersTimeout: limits.headersMs,
    requestTimeout: limits.requestMs,
    connectionsCheckingInterval: limits.checkMs,
    keepAliveTimeout: limits.keepAliveMs,
    highWaterMark: limits.aheadBytes,
    // A request without a body then emits no events of a stream.
    optimizeEmptyRequests: true,
  }
  const mayAnswerNow = createRoundBudget(ANSWERS_IN_ROUND)
  const nextAnswer = createRounds(ANSWERS_IN_ROUND)
  const server = createHttpServer(options, (incoming, outgoing) => {
    if (refuseDotSegments(incoming, outgoing)) return
    const { socket } = incoming
    const inTurn = turnsOf(socket)
    const isFirst = inTurn.activeCount + inTurn.pendingCount === 0
    const isTried = isFirst && mayAnswerNow()
    if (isTried && short.atOnce(incoming, outgoing)) return
    // Browsers send no requests ahead.
    if (inTurn.pendingCount >= capacity.pipelined) socket.destroy()
    void inTurn(async () => {
      if (!isTried && !healthPaths.has(incoming.url)) await nextAnswer()
      // Who has left costs no work.
      if (socket.destroyed) return
      const { promise: closed, resolve } = Promise.withResolvers<void>()
      outgoing.once('close', resolve)
      if (!isTried && short.atOnce(incoming, outgoing)) return closed
      // A fault there must not end the process.
      if (await short.directly?.(incoming, outgoing).catch(() => false)) return closed
      // Before Node, which would read all that is left at once.
      outgoing.prependOnceListener('finish', () => void discardRest(incoming, limits))
      void answer(incoming, outgoing)
      await closed
    })
  })
  server.on('connection', countConnection)
  server.maxConnections = limits.connections
  // A full worker closes a further connection too. It would be handed to it again and again. The types do not know it.
  Object.assign(server, { dropMaxConnection: true })
  // Progress of a slow reader counts as activity.
  server.timeout = limits.idleMs
  return server
}

const turns = new WeakMap<Socket, LimitFunction>()

/** The requests of one connection are handled one after the other. Their answers must come in that order anyway. */
function turnsOf(socket: Socket): LimitFunction {
  const known = turns.get(socket)
  if (known) return known
  const inTurn = pLimit(1)
  turns.set(socket, inTurn)
  return inTurn
}
