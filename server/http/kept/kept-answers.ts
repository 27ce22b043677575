import { LRUCache } from 'lru-cache'
import { millisecondsOfToday, systemClock, type Clock } from '#server/clock.ts'

/** A public answer, ready to be sent. `headers` in the shape of node's `writeHead`: names and values in turn. */
export interface KeptAnswer {
  headers: readonly string[]
  body: Buffer<ArrayBuffer>
  etag: string
  /** What the answer shows, for example `offer:7` or `offers`. It is dropped when one of them changes. */
  dependsOn: readonly string[]
}

export interface AnswerCache {
  find(key: string): KeptAnswer | undefined
  /** While off: what was kept when the changes were lost. What it shows may have changed since then. */
  findOld(key: string): KeptAnswer | undefined
  /** Call it before an answer is made. The result keeps the answer, unless something has changed meanwhile. */
  prepare(): (key: string, answer: KeptAnswer) => void
  /** Drops all answers that depend on one of these. */
  drop(changed: readonly string[]): void
  /** On drops everything. While off, nothing is found or kept: changes could be missed. */
  turn(state: 'on' | 'off'): void
}

export interface KeptAnswers extends AnswerCache {
  /** Resolves when all answers are dropped that depend on what is committed in the database now. */
  settle(): Promise<void>
}

interface Entry {
  key: string
  answer: KeptAnswer
  /** How many milliseconds it may still be kept. */
  ttl: number
}

/** Answers of longer addresses are not kept. */
export const LONGEST_KEPT_ADDRESS = 1000

// Ages such as «Hace 3 días» and the lists of the master data may be so old.
const LONGEST_MS = 10 * 60_000
// An address that was asked for once competes only with others of that kind.
const SHARE_FOR_NEW = 0.2
// The objects of an answer, its buffer and its places in the maps, as measured with 20,000 of them.
const OVERHEAD_BYTES = 800

const bytesOf = ({ headers, body }: KeptAnswer, key: string): number =>
  headers.reduce((sum, text) => sum + text.length, body.byteLength + key.length + OVERHEAD_BYTES)

/**
 * Keeps answers in memory, up to `maxBytes`. Those that were asked for twice outlive those that were asked for once. None is kept
 * after the day on which it was begun, because offers end at midnight.
 */
export function createKeptAnswers(maxBytes: number, clock: Clock = systemClock): AnswerCache {
  const keysOf = new Map<string, Set<string>>()
  let isOn = false
  let changes = 0

  const index = (key: string, { dependsOn }: KeptAnswer): void => {
    for (const part of dependsOn) {
      const keys = keysOf.get(part) ?? new Set()
      keysOf.set(part, keys.add(key))
    }
  }
  const forget = (key: string, { dependsOn }: KeptAnswer): void => {
    for (const part of dependsOn) {
      const keys = keysOf.get(part)
      keys?.delete(key)
      if (keys?.size === 0) keysOf.delete(part)
    }
  }
  const createCache = (share: number) =>
    new LRUCache<string, KeptAnswer>({
      maxSize: Math.max(1, Math.floor(maxBytes * share)),
      sizeCalculation: bytesOf,
      dispose: (answer, key) => forget(key, answer),
    })
  const fresh = createCache(SHARE_FOR_NEW)
  const wanted = createCache(1 - SHARE_FOR_NEW)

  const put = (cache: typeof fresh, { key, answer, ttl }: Entry): void => {
    cache.set(key, answer, { ttl })
    // An answer that is larger than the whole cache is not in it.
    if (cache.has(key)) index(key, answer)
  }
  const promote = (key: string): KeptAnswer | undefined => {
    const answer = fresh.get(key)
    if (!answer) return undefined
    // 0 would be no limit.
    const ttl = Math.max(1, fresh.getRemainingTTL(key))
    fresh.delete(key)
    put(wanted, { key, answer, ttl })
    return answer
  }

  return {
    find: (key) => (isOn ? (wanted.get(key) ?? promote(key)) : undefined),
    findOld: (key) => (isOn ? undefined : (wanted.get(key) ?? fresh.get(key))),
    prepare() {
      const before = changes
      const endsAt = performance.now() + Math.min(LONGEST_MS, millisecondsOfToday(clock.now()))
      return (key, answer) => {
        const ttl = endsAt - performance.now()
        if (isOn && changes === before && ttl > 0) put(fresh, { key, answer, ttl })
      }
    },
    drop(changed) {
      changes += 1
      for (const part of changed) {
        for (const key of keysOf.get(part) ?? []) {
          fresh.delete(key)
          wanted.delete(key)
        }
      }
    },
    turn(state) {
      changes += 1
      isOn = state === 'on'
      if (!isOn) return
      fresh.clear()
      wanted.clear()
    },
  }
}
