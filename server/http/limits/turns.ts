import pLimit, { type LimitFunction } from 'p-limit'
import { AppError } from '#server/errors.ts'

type InTurn = <Result>(key: number, task: () => Promise<Result>) => Promise<Result>

interface Limits {
  /** How many tasks of one key run at the same time. */
  atOnce: number
  /** How many tasks of one key may run or wait. The next one is refused as `busy`. */
  most?: number
}

const countTasks = (limit: LimitFunction): number => limit.activeCount + limit.pendingCount

/** Limits the tasks of one account or company. Tasks of different accounts do not wait for each other. */
export function createTurns({ atOnce, most = Infinity }: Limits): InTurn {
  const limits = new Map<number, LimitFunction>()

  return async (key, task) => {
    const limit = limits.get(key) ?? pLimit(atOnce)
    if (countTasks(limit) >= most) throw new AppError('busy')
    limits.set(key, limit)
    try {
      return await limit(task)
    } finally {
      // Otherwise the map would grow with every account.
      if (countTasks(limit) === 0) limits.delete(key)
    }
  }
}
