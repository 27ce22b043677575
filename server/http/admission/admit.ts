import type { IncomingMessage } from 'node:http'
import type { MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import type { Capacity } from '#server/config/capacity.ts'
import { AppError } from '#server/errors.ts'
import type { RequestVariables } from '../answer-error.ts'
import { refusedRequests } from '../metrics/http-metrics.ts'
import { createReceiveBody, hasNoBody, type ReceiveBody } from '../bodies/receive-body.ts'
import { healthPaths } from '../health.ts'
import { chooseLane } from './choose-lane.ts'
import { createLane, type Lane } from './lane.ts'

export interface Admission {
  limits: Pick<Capacity, 'publicLane' | 'privateLane' | 'bodies'>
  log: Logger
  /** True while the process is too busy for a further request. */
  isLate: () => boolean
}

/** Admits a bounded number of public and of private requests at a time. A request waits for its body without a place. */
export function admit({ limits, log, isLate }: Admission): MiddlewareHandler<RequestVariables> {
  const lanes = { public: createLane(limits.publicLane), private: createLane(limits.privateLane) }
  const receive = createReceiveBody(limits.bodies)

  return async (c, next) => {
    const { incoming } = (c.env ?? {}) as { incoming?: IncomingMessage }
    const name = chooseLane(c.req.method, c.req.path)
    // A call of a page has the place of its page. To wait for a second one could last forever.
    const place = openPlace(incoming ? lanes[name] : undefined, incoming)
    const receiveBody: ReceiveBody = async (request, expected, handle) => {
      if (hasNoBody(request, incoming !== undefined)) return handle(Buffer.alloc(0))
      place.leave()
      const { bytes, free } = await receive(request, expected)
      try {
        await place.enter()
        return await handle(bytes)
      } finally {
        free()
      }
    }
    c.set('receiveBody', receiveBody)
    if (!incoming || healthPaths.has(c.req.path)) return next()
    try {
      if (isLate()) {
        refusedRequests.inc({ lane: 'late' })
        throw new AppError('busy')
      }
      await place.enter().catch((error: unknown) => {
        if (!incoming.socket.destroyed) {
          refusedRequests.inc({ lane: name })
          log.warn({ lane: name }, 'too many requests: one was refused')
        }
        throw error
      })
      await next()
    } finally {
      place.leave()
    }
  }
}

/** A place in a lane that can be left and entered again. A visitor who has disconnected meanwhile gets none. */
function openPlace(lane: Lane | undefined, incoming: IncomingMessage | undefined) {
  let free: (() => void) | undefined
  const leave = (): void => {
    free?.()
    free = undefined
  }
  return {
    leave,
    async enter(): Promise<void> {
      free ??= await lane?.()
      if (!incoming?.socket.destroyed) return
      leave()
      throw new AppError('upload_interrupted')
    },
  }
}
