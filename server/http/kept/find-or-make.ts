import { createRounds } from '#server/lanes/rounds.ts'
import type { KeptAnswer, KeptAnswers } from './kept-answers.ts'

// To send a long list takes half a millisecond: four hundred visitors who waited for it would keep everybody else waiting.
const ANSWERS_IN_ROUND = 16

export type FindOrMake = (key: string, make: () => Promise<KeptAnswer | undefined>) => Promise<KeptAnswer | undefined>

/** Finds an answer in memory, or makes and keeps it. Equal requests at the same time wait for one of them. */
export function createFindOrMake(kept: KeptAnswers): FindOrMake {
  const making = new Map<string, Promise<void>>()
  const nextAnswer = createRounds(ANSWERS_IN_ROUND)

  return async (key, make) => {
    await making.get(key)?.then(nextAnswer)
    const found = kept.find(key)
    if (found) return found
    const { promise, resolve } = Promise.withResolvers<void>()
    making.set(key, promise)
    try {
      const keep = kept.prepare()
      const answer = await make()
      if (answer) keep(key, answer)
      return answer
    } finally {
      making.delete(key)
      resolve()
    }
  }
}
