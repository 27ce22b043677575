import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Clock } from '#server/clock.ts'
import { followChanges, LISTS } from '#server/database/connection/follow-changes.ts'
import { followLists, forgetLists } from '#server/database/caches/read-until-changed.ts'
import { clearedAnswers } from '../metrics/http-metrics.ts'
import { createAnswerCache, type AnswerCache } from './answer-cache.ts'

export interface PublicAnswers extends AnswerCache {
  /** Resolves when the cache holds nothing that was true only before the changes that are committed now. */
  settle(): Promise<void>
}

interface Options {
  /** 0 caches nothing. */
  maxBytes: number
  findUrl: () => string
  clock?: Clock
  log: Logger
}

// Many changes at once share a clearing: each one makes every public answer anew.
const BETWEEN_CLEARINGS_MS = 200

/** Opens the cache of public answers. It follows the changes of the database, and is off while it cannot. */
export function openAnswers({ maxBytes, findUrl, clock, log }: Options): {
  answers: PublicAnswers | undefined
  close: () => Promise<void>
} {
  if (maxBytes === 0) return { answers: undefined, close: async () => {} }
  const cache = createAnswerCache(maxBytes, clock)
  let clearedAt = -Infinity
  let clearing: Promise<void> | undefined

  const clear = (): void => {
    clearedAt = performance.now()
    clearing = undefined
    cache.clear()
    clearedAnswers.inc()
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
      // First: answers that are made from now on must show them.
      if (changed.includes(LISTS)) forgetLists()
      clearSoon()
    },
    onLost() {
      followLists(false)
      cache.turn('off')
    },
  })
  const settleAll = async (): Promise<void> => {
    await settle()
    await clearing
  }
  return { answers: { ...cache, settle: settleAll }, close }
}
