import { limitConcurrency } from '#server/files/concurrency.ts'
import { AppError } from './errors.ts'

type InTurn = <Result>(key: number, task: () => Promise<Result>) => Promise<Result>

interface Limits {
  /** How many of one key go at a time. */
  atOnce: number
  /** How many of one key may be there, those that wait included; whoever comes then is refused. */
  most?: number
}

/** Lets the tasks of one account or company wait for each other. Those of different ones never do. */
export function createTurns({ atOnce, most = Infinity }: Limits): InTurn {
  const keys = new Map<number, { withPlace: ReturnType<typeof limitConcurrency>; tasks: number }>()

  return async (key, task) => {
    const turns = keys.get(key) ?? { withPlace: limitConcurrency(atOnce), tasks: 0 }
    if (turns.tasks >= most) throw new AppError('busy')
    keys.set(key, turns)
    turns.tasks += 1
    try {
      return await turns.withPlace(task)
    } finally {
      turns.tasks -= 1
      if (turns.tasks === 0) keys.delete(key)
    }
  }
}
