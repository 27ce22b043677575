import { limitConcurrency } from '#server/files/concurrency.ts'

const AT_ONCE = 2

type InTurn = <Result>(accountId: number, task: () => Promise<Result>) => Promise<Result>

/**
 * Lets each account send two files at a time. The others wait with their body unread, so that nobody can fill the
 * memory with what is still to be looked into.
 */
export function createUploadTurns(): InTurn {
  const accounts = new Map<number, { withPlace: ReturnType<typeof limitConcurrency>; tasks: number }>()

  return async (accountId, task) => {
    const turns = accounts.get(accountId) ?? { withPlace: limitConcurrency(AT_ONCE), tasks: 0 }
    accounts.set(accountId, turns)
    turns.tasks += 1
    try {
      return await turns.withPlace(task)
    } finally {
      turns.tasks -= 1
      if (turns.tasks === 0) accounts.delete(accountId)
    }
  }
}
