import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Clock } from '#server/clock.ts'
import { followChanges, LISTS } from '#server/database/connection/follow-changes.ts'
import { followLists, forgetLists } from '#server/database/caches/read-lists.ts'
import { clearedResponses } from '../metrics/http-metrics.ts'
import { createResponseCache } from './response-cache.ts'

export type PublicResponses = NonNullable<ReturnType<typeof openResponseCache>['responseCache']>

interface Options {
  /** 0 caches nothing. */
  maxBytes: number
  findUrl: () => string
  clock?: Clock
  log: Logger
}

// Many changes at once share a clearing: each one makes every public response anew.
const BETWEEN_CLEARINGS_MS = 200

/** Opens the cache of public responses. It follows the changes of the database, and is off while it cannot. */
export function openResponseCache({ maxBytes, findUrl, clock, log }: Options) {
  if (maxBytes === 0) return { responseCache: undefined, close: async () => {} }
  const cache = createResponseCache(Math.floor(maxBytes), clock)
  let clearedAt = -Infinity
  let clearing: Promise<void> | undefined

  const clear = (): void => {
    clearedAt = performance.now()
    clearing = undefined
    cache.clear()
    clearedResponses.inc()
  }
  const clearSoon = (): void => {
    const pause = clearedAt + BETWEEN_CLEARINGS_MS - performance.now()
    if (pause <= 0) clear()
    else clearing ??= wait(pause, undefined, { ref: false }).then(clear)
  }
  const { settle, close } = followChanges({
    findUrl,
    log,
    onFollow() {
      followLists(true)
      cache.turn('on')
    },
    onChange(changed) {
      // First: responses that are made from now on must show them.
      if (changed.includes(LISTS)) forgetLists()
      clearSoon()
    },
    onLost() {
      followLists(false)
      cache.turn('off')
    },
  })
  /** Resolves when the cache holds nothing that was true only before the changes that are committed now. */
  const settleAll = async (): Promise<void> => {
    await settle()
    await clearing
  }
  return { responseCache: { ...cache, settle: settleAll }, close }
}
