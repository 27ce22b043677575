import type { Logger } from 'pino'
import { EVERYTHING, followChanges } from '#server/platform/database/connection/follow-changes.ts'
import { createKeptAnswers, type KeptAnswers } from './kept-answers.ts'

interface Options {
  /** 0 keeps nothing. */
  maxBytes: number
  findUrl: () => string
  log: Logger
}

/** Public answers in memory, for as long as the changes of the database are followed. */
export function openKeptAnswers({ maxBytes, findUrl, log }: Options): {
  kept: KeptAnswers | undefined
  close: () => Promise<void>
} {
  if (maxBytes === 0) return { kept: undefined, close: async () => {} }
  const cache = createKeptAnswers(maxBytes)
  const { settle, close } = followChanges({
    findUrl,
    log,
    onFollow: () => cache.turn('on'),
    onChange: (changed) => (changed.includes(EVERYTHING) ? cache.turn('on') : cache.drop(changed)),
    onLost: () => cache.turn('off'),
  })
  return { kept: { ...cache, settle }, close }
}
