import type { IncomingMessage } from 'node:http'
import type { Context, MiddlewareHandler, Next } from 'hono'
import type { Logger } from 'pino'
import type { Capacity } from '#server/config/capacity.ts'
import { currentVisit } from '#server/platform/lanes/current-visit.ts'
import { createLane } from '#server/platform/lanes/lane.ts'
import type { RequestVariables } from '../answer-error.ts'
import { createReceiveBody } from '../bodies/receive-body.ts'
import { healthPaths } from '../health.ts'
import { clientAddress } from '../limits/client-address.ts'
import { chooseLane } from './choose-lane.ts'
import { connectionOf } from './connection.ts'
import { createRounds } from '#server/platform/lanes/rounds.ts'
import { createVisit } from './visit.ts'

// One address with two requests goes behind all that have one, however few were sent on its connections.
const ADDRESS_WEIGHT = 1_000_000

export type AppCapacity = Pick<Capacity, 'publicLane' | 'privateLane' | 'bodies'>

interface Options {
  capacity: AppCapacity
  trustProxy: boolean
  log: Logger
}

/**
 * Admits a bounded number of requests. Calls in the same process pass: they belong to a page that is admitted already, and
 * a second place for them could wait for the first one forever.
 */
export function admit({ capacity, trustProxy, log }: Options): MiddlewareHandler<RequestVariables> {
  const lanes = { public: createLane(capacity.publicLane, createRounds()), private: createLane(capacity.privateLane) }
  const receive = createReceiveBody(capacity.bodies)
  const load = new Map<string, number>()

  const answerInLane = async (c: Context<RequestVariables>, incoming: IncomingMessage, next: Next): Promise<void> => {
    const { method, path } = c.req
    const lane = chooseLane(method, path)
    const connection = connectionOf(incoming.socket)
    const address = clientAddress(c, trustProxy)
    const rank = () => (load.get(address) ?? 0) * ADDRESS_WEIGHT + connection.requests
    const visit = createVisit({ lane: lanes[lane], visitor: { left: connection.left, rank }, incoming, receive })
    c.set('visit', visit)
    const isRead = method === 'GET' || method === 'HEAD'
    connection.requests += 1
    count(load, address, 1)
    try {
      await visit.enter().catch((error: unknown) => {
        if (!connection.left.aborted) log.warn({ lane }, 'too many requests: one was refused')
        throw error
      })
      const { withoutPlace } = visit
      await currentVisit.run(
        { isPublic: lane === 'public', left: isRead ? connection.left : undefined, withoutPlace },
        next,
      )
    } finally {
      visit.leave()
      count(load, address, -1)
    }
  }

  return async (c, next) => {
    const { incoming } = (c.env ?? {}) as { incoming?: IncomingMessage }
    c.set('visit', createVisit({ lane: undefined, visitor: {}, receive }))
    if (!incoming || healthPaths.has(c.req.path)) return next()
    await answerInLane(c, incoming, next)
  }
}

function count(load: Map<string, number>, address: string, change: number): void {
  const left = (load.get(address) ?? 0) + change
  if (left > 0) load.set(address, left)
  else load.delete(address)
}
