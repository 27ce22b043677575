import { AppError } from '#server/platform/errors.ts'

interface Limits {
  /** How many tasks run at the same time, one of each account. */
  atOnce: number
  /** How many tasks may wait, of one account and in all. Beyond that one is refused as `busy`. */
  waitingPerAccount: number
  waitingInAll: number
}

/** Whose task it is. The signal gives up the place in the queue. */
export interface Sender {
  account: number
  address: string
  /** Whether a file of this account was refused a short time ago. */
  isSuspect: boolean
  signal?: AbortSignal | undefined
}

interface Waiting {
  sender: Sender
  start: () => void
  refuse: (code: 'busy' | 'upload_interrupted') => void
}

type InTurn = <Result>(sender: Sender, task: () => Promise<Result>) => Promise<Result>

/** Runs one task of each account at a time, and gives the accounts turns: one with many tasks does not delay others. */
export function createFairTurns({ atOnce, waitingPerAccount, waitingInAll }: Limits): InTurn {
  const active = new Set<Sender>()
  /** The tasks that wait, by account. The account whose turn is next comes first. */
  const queues = new Map<number, Waiting[]>()

  const queueOf = (account: number): Waiting[] => queues.get(account) ?? []

  function setQueue(account: number, queue: Waiting[]): void {
    if (queue.length > 0) queues.set(account, queue)
    else queues.delete(account)
  }

  function startNext(): void {
    const next = inOrder(queues, active).find(({ sender }) => mayStart(sender, [...active], atOnce))
    if (!next) return
    const { account } = next.sender
    const [, ...others] = queueOf(account)
    // Behind the other accounts.
    queues.delete(account)
    setQueue(account, others)
    active.add(next.sender)
    next.start()
    startNext()
  }

  function refuseBeyondLimits(task: Waiting): void {
    if (queueOf(task.sender.account).length > waitingPerAccount) task.refuse('busy')
    if ([...queues.values()].flat().length <= waitingInAll) return
    const last = inOrder(queues, active).at(-1)
    if (last) queueOf(last.sender.account).at(-1)?.refuse('busy')
  }

  async function waitForTurn(sender: Sender): Promise<void> {
    const { account, signal } = sender
    const { promise, resolve: start, reject } = Promise.withResolvers<void>()
    const refuse: Waiting['refuse'] = (code) => {
      setQueue(
        account,
        queueOf(account).filter((one) => one !== task),
      )
      reject(new AppError(code))
    }
    const task = { sender, start, refuse }
    const giveUp = () => refuse('upload_interrupted')
    setQueue(account, [...queueOf(account), task])
    signal?.addEventListener('abort', giveUp)
    startNext()
    refuseBeyondLimits(task)
    return promise.finally(() => signal?.removeEventListener('abort', giveUp))
  }

  return async (sender, task) => {
    if (sender.signal?.aborted) throw new AppError('upload_interrupted')
    await waitForTurn(sender)
    try {
      return await task()
    } finally {
      active.delete(sender)
      startNext()
    }
  }
}

/** One task of each account at a time. The last place is for an account without refused files, at an address without a task. */
function mayStart({ account, address, isSuspect }: Sender, others: Sender[], atOnce: number): boolean {
  if (others.length >= atOnce || others.some((one) => one.account === account)) return false
  const isLastPlace = atOnce > 1 && others.length === atOnce - 1
  return !isLastPlace || (!isSuspect && others.every((one) => one.address !== address))
}

/** The next task of each account. Suspects go last, then the addresses with the most accounts; the others in turn. */
function inOrder(queues: ReadonlyMap<number, Waiting[]>, active: ReadonlySet<Sender>): Waiting[] {
  const next = [...queues.values()].flatMap(([first]) => first ?? [])
  const senders = [...active, ...next.map(({ sender }) => sender)]
  const ofAddress = Map.groupBy(senders, ({ address }) => address)
  const rank = ({ sender: { isSuspect, address } }: Waiting): number =>
    (isSuspect ? senders.length : 0) + (ofAddress.get(address)?.length ?? 0)
  return next.toSorted((a, b) => rank(a) - rank(b))
}
