import cluster from 'node:cluster'

/** A lane admits so many requests at a time. Further ones wait a short time. */
export interface LaneLimits {
  /** Requests in work at the same time. */
  places: number
  /** Requests that may wait for a place. */
  waiting: number
  /** Milliseconds until a waiting request is refused. */
  patienceMs: number
}

const SECOND = 1000
/** How long a request waits until it is refused. The journeys raise it, because many programs share their machine. */
const PATIENCE_MS = Number(process.env.PATIENCE_MS ?? 2 * SECOND)

/**
 * What one of so many processes of a machine takes on at the same time. Memory and connections are divided among them. What
 * bounds the use of the one thread is not: each process has a thread. docs/decisions/014-admission.md explains the numbers.
 */
export const capacityOf = (processes: number) => ({
  /** Pages and public reads. Rendering takes the one thread of the process, so more places would only be slower. */
  publicLane: { places: 5, waiting: 500, patienceMs: PATIENCE_MS } satisfies LaneLimits,
  /** Calls with a session, sign-in, uploads and private files. More than the PDFs that may wait for their turn, fewer than the passwords. */
  privateLane: { places: share(40, processes, 30), waiting: 500, patienceMs: PATIENCE_MS } satisfies LaneLimits,

  database: {
    /** Connections to PostgreSQL. */
    connections: share(20, processes, 8),
    /** Further connections of the process that works on background jobs. */
    jobConnections: 2,
    /** Milliseconds until a query without a connection is refused. */
    patienceMs: PATIENCE_MS,
  },

  bodies: {
    /** Bytes of all bodies of known senders: eight CVs of the largest size, at least two. Decoding a body takes up to four times its size. */
    budgetBytes: share(64_000_000, processes, 16_000_000),
    /** Bytes of one account. At least the largest body. */
    accountBytes: 8_000_000,
    /** Bytes of senders without a session: forms and the provider's notices, which are small. */
    strangersBytes: share(8_000_000, processes, 4_000_000),
    /** Bytes of a body that needs no room in the budget, so that a sign-in never waits for it. */
    freeBytes: 16_000,
    /** Bodies that may wait for room, and how long. */
    waiting: 500,
    patienceMs: 2 * SECOND,
    /**
     * Bytes that a body has to bring in a second: less than any telephone of today sends. If others wait for room, a slower one leaves at
     * once, and otherwise after `slowSeconds`.
     */
    leastBytes: 3000,
    slowSeconds: 10,
  },

  server: {
    /** Requests of one connection that may wait for an answer. Browsers send one at a time, and beyond this it is closed. */
    pipelined: 8,
    /** Until the headers of a request are complete. */
    headersMs: 15 * SECOND,
    /** Until a request with its body is complete. */
    requestMs: 60 * SECOND,
    /** How often Node looks for requests beyond these two limits. */
    checkMs: 5 * SECOND,
    /** A connection on which nothing is read or written is closed. Longer than a query may take. */
    idleMs: 30 * SECOND,
    /** Between two requests on one connection. */
    keepAliveMs: 10 * SECOND,
    /** Bytes of a body that may arrive before it is read. Node always takes the 64 kB of one packet, and stops beyond this. */
    aheadBytes: 16_000,
    /** Each costs a file handle and about 20 kB. Further ones are closed at once. */
    connections: share(4000, processes, 500),
  },

  /** Passwords that are hashed at the same time, in each of two queues. */
  hashesAtOnce: share(2, processes, 1),
  /** PDFs in each of two lanes, each read by a thread with up to 192 MB. Fewer than the private places. */
  inspections: { places: 1, waiting: 20, patienceMs: 5 * PATIENCE_MS } satisfies LaneLimits,
})

const share = (total: number, processes: number, least: number): number =>
  Math.max(least, Math.floor(total / processes))

export type Capacity = ReturnType<typeof capacityOf>
export type BodyLimits = Capacity['bodies']

/** How many processes share this machine. The primary of several hands its number to each. */
const processes = cluster.isWorker ? Number(process.env.WORKERS ?? 1) : 1

export const capacity: Capacity = capacityOf(processes)
