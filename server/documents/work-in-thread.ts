import { once } from 'node:events'
import { parentPort, Worker } from 'node:worker_threads'
import pLimit from 'p-limit'
import { threadProgram } from '#server/config/project-root.ts'

// Most drawings take 20 milliseconds; the first one also waits for the start of the thread.
const TIMEOUT_MS = 30_000

type Delivery<Result> = { result: Result } | { failure: string }

/** Has tasks done by a program in a thread, one at a time. The thread starts with the first task and stays. */
export function workInThread<Task, Result>(folder: string, name: string): (task: Task) => Promise<Result> {
  const inTurn = pLimit(1)
  let thread: Worker | undefined

  /** The next task starts a new thread. */
  const forget = (worker: Worker): void => {
    if (thread === worker) thread = undefined
    void worker.terminate()
  }

  const startThread = (): Worker => {
    // The thread gets neither flags nor environment, because the environment holds secrets.
    const limits = { execArgv: [], env: {}, resourceLimits: { maxOldGenerationSizeMb: 256 } }
    const worker = new Worker(threadProgram(folder, name), limits)
    return worker.on('error', () => forget(worker)).on('exit', () => forget(worker))
  }

  return (task) =>
    inTurn(async () => {
      const worker = (thread ??= startThread())
      worker.ref()
      worker.postMessage(task)
      const answer = once(worker, 'message', { signal: AbortSignal.timeout(TIMEOUT_MS) }) as Promise<[Delivery<Result>]>
      const [delivery] = await answer
        .catch((error: unknown) => {
          forget(worker)
          throw error
        })
        // An idle thread must not keep the process alive.
        .finally(() => worker.unref())
      if ('failure' in delivery) throw new Error(`A task of ${name} failed: ${delivery.failure}`)
      return delivery.result
    })
}

/** The program of such a thread. */
export function answerTasks<Task, Result>(work: (task: Task) => Promise<Result>): void {
  parentPort?.on('message', async (task: Task) => {
    const deliver = (delivery: Delivery<Result>) => parentPort?.postMessage(delivery)
    await work(task).then(
      (result) => deliver({ result }),
      (error: unknown) => deliver({ failure: String(error) }),
    )
  })
}
