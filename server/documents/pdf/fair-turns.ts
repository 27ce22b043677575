import { AppError } from '#server/errors.ts'

/** `atOnce` tasks run at the same time, one of each account. Beyond those that may wait a task is refused as `busy`. */
interface Limits {
  atOnce: number
  waitingPerAccount: number
  waitingInAll: number
}

/** Whose task it is. A suspect had a file refused a short time ago. The signal gives up the place in the queue. */
export interface Sender {
  account: number
  address: string
  isSuspect: boolean
  signal?: AbortSignal | undefined
}

interface Waiting {
  sender: Sender
  start: () => void
  refuse: (code: 'busy' | 'upload_interrupted') => void
}

/** Gives accounts turns: one with many tasks does not delay others. */
export function createFairTurns({ atOnce, waitingPerAccount, waitingInAll }: Limits) {
  const active = new Set<Sender>()
  let queue: Waiting[] = []
  const waitingOf = (account: number) => queue.filter(({ sender }) => sender.account === account)

  function startNext(): void {
    const next = nextTasks(queue, [...active]).find(({ sender }) => mayStart(sender, [...active], atOnce))
    if (!next) return
    const own = waitingOf(next.sender.account)
    queue = [...queue.filter((task) => !own.includes(task)), ...own.slice(1)]
    active.add(next.sender)
    next.start()
    startNext()
  }

  async function waitForTurn(sender: Sender): Promise<void> {
    const { promise, resolve: start, reject } = Promise.withResolvers<void>()
    const refuse: Waiting['refuse'] = (code) => {
      queue = queue.filter((one) => one !== task)
      reject(new AppError(code))
    }
    const task = { sender, start, refuse }
    const giveUp = () => refuse('upload_interrupted')
    queue.push(task)
    sender.signal?.addEventListener('abort', giveUp)
    startNext()
    if (waitingOf(sender.account).length > waitingPerAccount) refuse('busy')
    const last = queue.length > waitingInAll ? nextTasks(queue, [...active]).at(-1) : undefined
    if (last) waitingOf(last.sender.account).at(-1)?.refuse('busy')
    return promise.finally(() => sender.signal?.removeEventListener('abort', giveUp))
  }

  return async <Result>(sender: Sender, task: () => Promise<Result>): Promise<Result> => {
    if (sender.signal?.aborted) throw new AppError('upload_interrupted')
    await waitForTurn(sender)
    return task().finally(() => {
      active.delete(sender)
      startNext()
    })
  }
}

/** The last place is for an account without refused files, at an address without a task. */
function mayStart({ account, address, isSuspect }: Sender, others: Sender[], atOnce: number): boolean {
  if (others.length >= atOnce || others.some((one) => one.account === account)) return false
  const isLastPlace = atOnce > 1 && others.length === atOnce - 1
  return !isLastPlace || (!isSuspect && others.every((one) => one.address !== address))
}

/** The first task of each account. Suspects go last, then the addresses with the most accounts. */
function nextTasks(queue: Waiting[], active: Sender[]): Waiting[] {
  const firsts = [...new Map(queue.toReversed().map((task) => [task.sender.account, task])).values()].toReversed()
  const senders = [...active, ...firsts.map(({ sender }) => sender)]
  const rank = ({ sender: { isSuspect, address } }: Waiting): number =>
    (isSuspect ? senders.length : 0) + senders.filter((one) => one.address === address).length
  return firsts.toSorted((a, b) => rank(a) - rank(b))
}
