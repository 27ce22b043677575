import type { Logger } from 'pino'
import type { Clock } from '#server/clock.ts'
import { EVERYTHING, followChanges } from '#server/database/connection/follow-changes.ts'
import { followLists, forgetLists, LISTS } from '#server/database/caches/read-until-changed.ts'
import type { ReplicaWatch } from '#server/database/connection/replica/watch-replica.ts'
import { createKeptAnswers, type KeptAnswers } from './kept-answers.ts'

interface Options {
  /** 0 keeps nothing. */
  maxBytes: number
  findUrl: () => string
  clock?: Clock
  log: Logger
  /** Hears of the same changes, so that no answer is made from a replica that lacks one of them. */
  replica?: ReplicaWatch | undefined
}

/** Public answers in memory, for as long as the changes of the database are followed. */
export function openKeptAnswers({ maxBytes, findUrl, clock, log, replica }: Options): {
  kept: KeptAnswers | undefined
  close: () => Promise<void>
} {
  if (maxBytes === 0 && !replica) return { kept: undefined, close: async () => {} }
  const cache = createKeptAnswers(maxBytes, clock)
  const { settle, close } = followChanges({
    findUrl,
    log,
    onFollow() {
      followLists(true)
      cache.turn('on')
      replica?.announce()
    },
    onChange(changed) {
      // First: whatever is made from now on must show them.
      if (changed.includes(LISTS)) forgetLists()
      if (changed.includes(EVERYTHING)) cache.turn('on')
      else cache.drop(changed)
      replica?.announce()
    },
    onLost() {
      followLists(false)
      cache.turn('off')
      replica?.suspend()
    },
  })
  return { kept: { ...cache, settle }, close }
}
