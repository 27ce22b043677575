import type { IncomingMessage } from 'node:http'
import type { Logger } from 'pino'
import type { Capacity } from '#server/config/capacity.ts'
import { currentVisit } from '#server/lanes/current-visit.ts'
import { createLane } from '#server/lanes/lane.ts'
import { createRounds } from '#server/lanes/rounds.ts'
import { createReceiveBody } from '../bodies/receive-body.ts'
import { chooseLane } from './choose-lane.ts'
import { connectionOf } from './connection.ts'
import { createVisit, type Visit } from './visit.ts'

// One address with two requests goes behind all that have one, however few were sent on its connections.
const ADDRESS_WEIGHT = 1_000_000

export type AppCapacity = Pick<Capacity, 'publicLane' | 'privateLane' | 'bodies'>

interface Visited {
  incoming: IncomingMessage
  method: string
  /** Without the query. */
  path: string
  /** The visitor's address. */
  address: string
}

export interface Admission {
  /** Does the work for a request as soon as it has a place in its lane. Throws `busy` if it gets none. */
  admit(visited: Visited, work: (visit: Visit) => Promise<void>): Promise<void>
  /** For a call in the same process. It belongs to a page that has a place: waiting for a second one could last forever. */
  passInProcess(): Visit
}

/** Admits a bounded number of requests of all visitors. */
export function createAdmission(capacity: AppCapacity, log: Logger): Admission {
  const lanes = { public: createLane(capacity.publicLane, createRounds()), private: createLane(capacity.privateLane) }
  const receive = createReceiveBody(capacity.bodies)
  const load = new Map<string, number>()

  return {
    passInProcess: () => createVisit({ lane: undefined, visitor: {}, receive }),
    async admit({ incoming, method, path, address }, work) {
      const lane = chooseLane(method, path)
      const connection = connectionOf(incoming.socket)
      const rank = () => (load.get(address) ?? 0) * ADDRESS_WEIGHT + connection.requests
      const visit = createVisit({ lane: lanes[lane], visitor: { left: connection.left, rank }, incoming, receive })
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
          () => work(visit),
        )
      } finally {
        visit.leave()
        count(load, address, -1)
      }
    },
  }
}

function count(load: Map<string, number>, address: string, change: number): void {
  const left = (load.get(address) ?? 0) + change
  if (left > 0) load.set(address, left)
  else load.delete(address)
}
