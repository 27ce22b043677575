import { AppError } from '#server/platform/errors.ts'

interface Limits {
  /** How many tasks run at the same time, one of each account. */
  atOnce: number
  /** How many tasks may wait, of one account and in all. The next one is refused as `busy`. */
  waitingPerAccount: number
  waitingInAll: number
}

/** Whose task it is. The signal gives up the place in the queue. */
export interface Sender {
  account: number
  signal?: AbortSignal | undefined
}

type InTurn = <Result>(sender: Sender, task: () => Promise<Result>) => Promise<Result>

/** Runs one task of each account at a time, and gives the accounts turns: one with many tasks does not delay others. */
export function createFairTurns({ atOnce, waitingPerAccount, waitingInAll }: Limits): InTurn {
  const active = new Set<number>()
  /** The tasks that wait, by account. The account whose turn is next comes first. */
  const queues = new Map<number, (() => void)[]>()

  function startNext(): void {
    const account = [...queues.keys()].find((one) => !active.has(one))
    if (account === undefined || active.size >= atOnce) return
    const [start, ...others] = queues.get(account) ?? []
    queues.delete(account)
    if (others.length > 0) queues.set(account, others)
    active.add(account)
    start?.()
  }

  function leave(account: number, start: () => void): void {
    const others = (queues.get(account) ?? []).filter((one) => one !== start)
    if (others.length > 0) queues.set(account, others)
    else queues.delete(account)
  }

  async function waitForTurn({ account, signal }: Sender): Promise<void> {
    const own = queues.get(account) ?? []
    const waiting = [...queues.values()].flat().length
    const mayStart = active.size < atOnce && !active.has(account)
    if (!mayStart && (own.length >= waitingPerAccount || waiting >= waitingInAll)) throw new AppError('busy')
    const { promise, resolve: start, reject } = Promise.withResolvers<void>()
    const giveUp = () => {
      leave(account, start)
      reject(new AppError('upload_interrupted'))
    }
    queues.set(account, [...own, start])
    signal?.addEventListener('abort', giveUp)
    startNext()
    return promise.finally(() => signal?.removeEventListener('abort', giveUp))
  }

  return async (sender, task) => {
    if (sender.signal?.aborted) throw new AppError('upload_interrupted')
    await waitForTurn(sender)
    try {
      return await task()
    } finally {
      active.delete(sender.account)
      startNext()
    }
  }
}
