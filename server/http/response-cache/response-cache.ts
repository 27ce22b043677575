import { LRUCache } from 'lru-cache'
import { millisecondsOfToday, systemClock, type Clock } from '#server/clock.ts'

/** A public response, ready to be sent. */
export interface CachedResponse {
  headers: [name: string, value: string][]
  body: Buffer<ArrayBuffer>
  etag: string
  /** The pattern of its address, for the log. */
  route: string
  /** How long it may be cached, in seconds. 0 for as long as nothing public changes. */
  seconds: number
}

export type ResponseCache = ReturnType<typeof createResponseCache>

// Ages such as «Hace 3 días» may be so old.
const LONGEST_MS = 10 * 60_000
// The objects of a response, its buffer and its places in the maps, as measured with 20,000 of them.
const OVERHEAD_BYTES = 800

const bytesOf = ({ headers, body }: CachedResponse, key: string): number =>
  headers.flat().reduce((sum, text) => sum + text.length, body.byteLength + key.length + OVERHEAD_BYTES)

/** Caches responses up to `maxBytes`, and not beyond midnight in Spain, when offers end. */
export function createResponseCache(maxBytes: number, clock: Clock = systemClock) {
  // The performance clock stands still while the machine is suspended.
  const known = new LRUCache<string, CachedResponse>({ maxSize: maxBytes, sizeCalculation: bytesOf, perf: Date })
  let isOn = false
  let changes = 0

  const clear = (): void => {
    changes += 1
    known.clear()
  }

  return {
    find: (key: string) => (isOn ? known.get(key) : undefined),
    /** Finds what was cached when the changes were lost. It may be out of date. */
    findOld: (key: string) => (isOn ? undefined : known.get(key)),
    /** Call it before a response is made. The result caches the response, unless something has changed meanwhile. */
    prepare() {
      const before = changes
      const start = Date.now()
      const today = millisecondsOfToday(clock.now())
      return (key: string, response: CachedResponse): void => {
        const longest = response.seconds > 0 ? response.seconds * 1000 : LONGEST_MS
        if (isOn && changes === before) known.set(key, response, { ttl: Math.min(longest, today), start })
      }
    },
    clear,
    /** On clears everything. While off, nothing is found or cached, because changes could be missed. */
    turn(state: 'on' | 'off'): void {
      changes += 1
      isOn = state === 'on'
      if (isOn) clear()
    },
  }
}
